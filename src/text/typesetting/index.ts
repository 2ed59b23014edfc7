export { titleRule, writtenField } from './title.js';
export {
  cardWordStyle,
  centredBlock,
  centredByInk,
  fitted,
  leftToRight,
  lineEnds,
  onBaseline,
  points,
  type Setting,
  slotFor,
  textStyle,
  wordStyle,
} from './typesetting.js';
