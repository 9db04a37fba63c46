package dev.runesheet.table.layout;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.Bounds;
import dev.runesheet.table.cell.CellText;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.ConditionText;
import dev.runesheet.table.cell.DrawingText;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.NumberText;
import dev.runesheet.table.cell.RangeText;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.cell.ShownText;
import dev.runesheet.table.cell.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Understands the text of a cell by the type of its column, or explains why not. */
public record CellParser(Diagnostics findings) {

  private static final String KEPT =
      "a text of at most "
          + Literals.LONGEST_REMARK
          + " characters, without '\\', that does not begin with =, +, -, @ or |";

  /**
   * The parts of a filled cell.
   *
   * @return the parts, or null if there is a finding
   */
  public List<CellValue> parse(Column column, RawCell cell) {
    if (isShownOtherwise(column, cell)) {
      refuse(
          Code.WRONG_TYPE,
          RawCell.filled(cell.shown(), null, cell.place()),
          column.says(),
          "it is the number " + cell.text() + "; format the cell as text, then write it again");
      return null;
    }
    if (column.single() != null) {
      CellValue value = asked(column, column.single(), cell, true);
      if (value == null) {
        return null;
      }
      boolean read = column.keyword() != Keyword.DESCRIPTION;
      if (read && column.single() instanceof CellType.Remark && changed(cell)) {
        refuse(cell, KEPT); // What could be kept stands in for it, so that nothing else is found.
      }
      return unreadable(column, value.literal()) ? refuseNumeral(cell) : List.of(value);
    }
    List<String> texts = split(column, cell.text());
    if (texts.size() != column.types().size()) {
      String expected = column.says() + ", for example " + column.example();
      findings.add(
          Diagnostic.about(Code.CELL_TEXT, cell.place(), cell.text(), expected)
              .suggesting(suggestion(column, cell.text())));
      return null;
    }
    List<CellValue> values = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      values.add(
          asked(
              column,
              column.types().get(i),
              RawCell.filled(texts.get(i), null, cell.place()),
              false));
    }
    return values.contains(null) ? null : values;
  }

  /** True if a cell of a text holds a number that it shows as another text, such as 50 %. */
  private static boolean isShownOtherwise(Column column, RawCell cell) {
    return !cell.shown().isEmpty()
        && column.keyword() != Keyword.DESCRIPTION
        && !(column.single() instanceof CellType.Decimal)
        && !(column.single() instanceof CellType.Whole)
        && !(column.single() instanceof CellType.Test);
  }

  /** The parts between commas; a condition is the last part and keeps its own commas. */
  private static List<String> split(Column column, String text) {
    int parts = column.types().size();
    boolean test = column.types().get(parts - 1) instanceof CellType.Test;
    return Arrays.stream(text.split(",", test ? parts : -1)).map(String::strip).toList();
  }

  /** The text with commas between its parts and a decimal point, if it is valid then. */
  private static String suggestion(Column column, String text) {
    int parts = column.types().size();
    String point = text.replaceFirst("(\\d),(\\d+)$", "$1.$2");
    List<String> candidates =
        List.of(
            text.replace(';', ','),
            point,
            text.replaceFirst(" +(is |has )?", ","),
            text.replaceAll(" +", ","));
    for (String candidate : candidates) {
      boolean fits = split(column, candidate).size() == parts && candidate.indexOf(';') < 0;
      if (fits && understood(column, candidate)) {
        return "did you mean '" + candidate + "'?";
      }
    }
    return "";
  }

  private static boolean understood(Column column, String text) {
    return !meaning(column, text).isEmpty();
  }

  /** The objects that a cell with a text is compared by; none if the text does not fit. */
  static List<Object> meaning(Column column, String text) {
    RawCell cell = RawCell.filled(text, null, SourceLocation.NONE);
    List<CellValue> values = new CellParser(new Diagnostics()).parse(column, cell);
    return values == null ? List.of() : values.stream().map(CellValue::meaning).toList();
  }

  /** A part of a column; a condition on a name takes one name, which no list of them is. */
  private CellValue asked(Column column, CellType type, RawCell cell, boolean alone) {
    boolean list =
        column.keyword() == Keyword.CONDITION
            && type instanceof CellType.Name
            && ConditionText.keyword(cell.text()) != null;
    if (list) {
      return refuse(cell, "one name alone, for several a row each");
    }
    String compared = column.keyword() == Keyword.CONDITION ? compared(type, cell) : "";
    return compared.isEmpty()
        ? part(type, cell, alone)
        : refuse(
            Code.WRONG_TYPE,
            cell,
            type.says(),
            "write " + compared + ": the heading says how it is compared");
  }

  /** The number behind a sign such as {@code >}, in a column of plain numbers; empty otherwise. */
  private static String compared(CellType type, RawCell cell) {
    boolean number = type instanceof CellType.Decimal || type instanceof CellType.Whole;
    RangeText range = number ? RangeText.of(cell.text()) : null;
    return number && !range.sign().isEmpty() && NumberText.parse(range.first(), true) != null
        ? range.first()
        : "";
  }

  /** One part of a cell; null if there is a finding. */
  public CellValue part(CellType type, RawCell cell, boolean alone) {
    if (type instanceof CellType.Test test) {
      return new TestParser(test, cell, alone, findings).parse();
    }
    if (type instanceof CellType.Decimal || type instanceof CellType.Whole) {
      return number(type, cell, alone);
    }
    if (type instanceof CellType.Mark) {
      boolean marked = cell.text().equalsIgnoreCase("x");
      return marked
          ? new CellValue.Marked()
          : refuse(cell, type.says(), Spelling.mark(cell.text()));
    }
    if (type instanceof CellType.Word word) {
      return word(word, cell, "");
    }
    if (type instanceof CellType.Words words) {
      return words(words, cell);
    }
    if (type instanceof CellType.Remark) {
      return remark(cell);
    }
    if (type instanceof CellType.Drawing drawing) {
      return DrawingText.parse(drawing, cell, findings);
    }
    if (type instanceof CellType.Script script) {
      return cell.text().length() <= Literals.LONGEST_REMARK
          ? new CellValue.Text(cell.text())
          : refuse(cell, script.says() + " of at most " + Literals.LONGEST_REMARK + " characters");
    }
    if (type instanceof CellType.Value value) {
      return value(value, cell);
    }
    boolean id = type instanceof CellType.Id;
    boolean fits = id ? Literals.isId(cell.text()) : Literals.isName(cell.text());
    return fits
        ? new CellValue.Text(cell.text())
        : refuse(cell, type.says(), id ? Spelling.id(cell.text()) : "");
  }

  private CellValue value(CellType.Value type, RawCell cell) {
    String expected = type.says() + ", for example " + type.example();
    if (!Literals.isName(cell.text())) {
      return refuse(cell, expected, "write it as " + Literals.TEXT + "; it can have commas");
    }
    Optional<String> refusal = type.refusal(cell.text());
    return refusal.isEmpty() ? type.part(cell.text()) : refuse(cell, expected, refusal.get());
  }

  /**
   * A word.
   *
   * @param advice what to write instead of an unknown one; if empty, that of the list, or its
   *     nearest word
   */
  CellValue word(CellType.Word type, RawCell cell, String advice) {
    if (type.allows(cell.text())) {
      return new CellValue.Text(cell.text());
    }
    if (type.isOpen()) {
      return anyWord(type, cell, advice);
    }
    String said = advice.isEmpty() ? type.advice(cell.text()) : advice;
    String likely = Spelling.likely(cell.text(), type.allowed());
    if (likely != null && said.isEmpty()) {
      return word(type, cell, "did you mean '" + likely + "'?");
    }
    if (said.isEmpty()) {
      findings.unknownWord(type.unknown(), cell.place(), cell.text(), type.allowed());
    } else {
      String expected = Words.oneOf(type.allowed());
      findings.add(
          Diagnostic.about(type.unknown(), cell.place(), cell.text(), expected).suggesting(said));
    }
    return null;
  }

  private CellValue anyWord(CellType.Word type, RawCell cell, String advice) {
    boolean text = type.others() == CellType.Word.Others.TEXTS;
    boolean fits = text ? Literals.isText(cell.text()) : Literals.isWord(cell.text());
    if (fits) {
      return new CellValue.Text(cell.text());
    }
    return text
        ? refuse(cell, texts(type), advice)
        : refuse(cell, type.says(), type.advice(cell.text()));
  }

  private static String texts(CellType.Word type) {
    return type.says().equals("a text") ? Literals.TEXT : type.says() + ", " + Literals.TEXT;
  }

  private CellValue words(CellType.Words type, RawCell cell) {
    List<String> words = new ArrayList<>();
    for (String text : cell.text().split(",", -1)) {
      CellValue word = word(type.of(), RawCell.filled(text.strip(), null, cell.place()), "");
      if (word == null) {
        return null;
      }
      if (words.contains(word.literal())) {
        return refuse(cell, "each word once");
      }
      words.add(word.literal());
    }
    return new CellValue.Text(String.join(", ", words));
  }

  /** True if a text could not be kept as it stands, but for its blanks. */
  private static boolean changed(RawCell cell) {
    String text = CellText.clean(ShownText.read(cell.text())).replaceAll("\\s+", " ").strip();
    String kept = Literals.remark(text);
    return !kept.isEmpty() && !kept.equals(text);
  }

  private CellValue remark(RawCell cell) {
    boolean comment = cell.text().contains("*/") || cell.text().contains("/*");
    if (comment || Literals.beginsTable(cell.text())) {
      return refuse(cell, "a text without '*/' and '/*' that does not begin with 'RuleTable'");
    }
    return new CellValue.Text(Literals.remark(ShownText.read(cell.text())));
  }

  /** A number of a column of numbers. */
  CellValue number(CellType type, RawCell cell, boolean alone) {
    boolean whole = type instanceof CellType.Whole;
    double min = whole ? ((CellType.Whole) type).min() : ((CellType.Decimal) type).min();
    double max = whole ? ((CellType.Whole) type).max() : ((CellType.Decimal) type).max();
    String says = type.says();
    Double number = cell.number() != null ? cell.number() : NumberText.parse(cell.text(), alone);
    if (number == null) {
      findings.add(
          Diagnostic.about(Code.WRONG_TYPE, cell.place(), cell.text(), says)
              .suggesting(NumberText.suggestion(cell.text(), whole)));
      return null;
    }
    if (whole && number != Math.rint(number)) {
      findings.error(Code.WRONG_TYPE, cell.place(), cell.text(), says);
      return null;
    }
    if (number < min || number > max) {
      boolean said = Bounds.bounded(number < min ? min : max);
      String range = "a whole number " + Words.range(number, (int) min, (int) max);
      findings.error(Code.OUT_OF_RANGE, cell.place(), cell.text(), said ? says : range);
      return null;
    }
    return new CellValue.Number(number);
  }

  /** True if Drools could not read a value where it stands unquoted in the rule's metadata. */
  private static boolean unreadable(Column column, String value) {
    return column.keyword() == Keyword.METADATA
        && !(column.binding() instanceof Binding.Value)
        && Literals.beginsNumeral(value);
  }

  private List<CellValue> refuseNumeral(RawCell cell) {
    refuse(
        cell,
        "a word in which no part after a hyphen, dot, slash or blank begins with digits and 'e', or"
            + " with 0x, like a number",
        "put a letter or '_' before the digits");
    return null;
  }

  private CellValue refuse(RawCell cell, String expected) {
    return refuse(cell, expected, "");
  }

  private CellValue refuse(RawCell cell, String expected, String advice) {
    return refuse(Code.CELL_TEXT, cell, expected, advice);
  }

  private CellValue refuse(Code code, RawCell cell, String expected, String advice) {
    findings.add(Diagnostic.about(code, cell.place(), cell.text(), expected).suggesting(advice));
    return null;
  }
}
