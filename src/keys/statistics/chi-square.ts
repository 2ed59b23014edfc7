/**
 * The chance that chi-square with this many degrees of freedom is `x` or more: the regularised incomplete gamma
 * function Q(degrees / 2, x / 2). Below its middle by the series, above by the continued fraction in W. J. Lentz's
 * form: Press et al., Numerical Recipes, 6.2; Abramowitz and Stegun, 6.5.29 and 6.5.31.
 */
export function chiSquareTail(x: number, degrees: number): number {
  if (x <= 0) return 1;
  const [a, z] = [degrees / 2, x / 2];
  const front = Math.exp(a * Math.log(z) - z - logGammaHalf(degrees));
  if (z < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; term > sum * Number.EPSILON; n++) {
      term *= z / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  const tiny = 1e-300;
  let b = z + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let i = 1, change = 0; Math.abs(change - 1) > 4 * Number.EPSILON && i < 1000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    change = c * d;
    fraction *= change;
  }
  return front * fraction;
}

/** The logarithm of gamma(n / 2), by gamma(x + 1) = x gamma(x) from gamma(1) = 1 or gamma(1/2) = sqrt(pi). */
function logGammaHalf(n: number): number {
  let log = n % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let x = n % 2 === 0 ? 1 : 0.5; x < n / 2; x++) log += Math.log(x);
  return log;
}
