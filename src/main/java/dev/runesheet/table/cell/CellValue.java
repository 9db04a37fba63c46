package dev.runesheet.table.cell;

/** One part of a cell after it was understood. */
public sealed interface CellValue {

  /** The part as it stands in a cell and in a rule: no text of an author that was not checked. */
  String literal();

  /** A name, an id, or a word. */
  record Text(String text) implements CellValue {
    @Override
    public String literal() {
      return text;
    }
  }

  /** A number. */
  record Number(double number) implements CellValue {
    @Override
    public String literal() {
      return Literals.number(number);
    }
  }

  /** A condition that is more than one word or number. */
  record Test(CellCondition test) implements CellValue {
    @Override
    public String literal() {
      return test.text();
    }
  }

  /** An {@code x}. */
  record Marked() implements CellValue {
    @Override
    public String literal() {
      return "x";
    }
  }
}
