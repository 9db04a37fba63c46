package dev.runesheet.table.layout;

import dev.runesheet.model.Interval;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.CellCondition;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.ConditionCheck;
import dev.runesheet.table.cell.ConditionText;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.NumberText;
import dev.runesheet.table.cell.RangeText;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.grid.WorkbookLimits;
import java.util.ArrayList;
import java.util.List;

/**
 * Understands the text of a condition, or explains why not; {@link CellCondition} is its grammar.
 */
public final class TestParser {

  private final CellType.Test type;
  private final RawCell cell;
  private final boolean alone;
  private final Diagnostics findings;
  private final TestAdvice advice;
  private final ConditionText text;

  /**
   * A condition.
   *
   * @param alone whether the cell holds nothing else, so that a comma can be a decimal comma
   */
  TestParser(CellType.Test type, RawCell cell, boolean alone, Diagnostics findings) {
    this(type, cell, alone, findings, new TestAdvice(type, alone));
  }

  /** A condition; what does not fit is explained without advice if there is none. */
  TestParser(
      CellType.Test type, RawCell cell, boolean alone, Diagnostics findings, TestAdvice advice) {
    this.type = type;
    this.cell = cell;
    this.alone = alone;
    this.findings = findings;
    this.advice = advice;
    this.text = ConditionText.of(cell.text());
  }

  /** The value of the cell, or null after a finding. */
  CellValue parse() {
    if (text.parts().size() > WorkbookLimits.PARTS_OF_A_CONDITION) {
      refuse(Code.TOO_LARGE, "at most " + WorkbookLimits.PARTS_OF_A_CONDITION + " parts");
      return null;
    }
    CellValue value = type.of() instanceof CellType.Word words ? words(words) : numbers();
    return value instanceof CellValue.Test test
            && !new ConditionCheck(type, test, cell, findings).fits()
        ? null
        : value;
  }

  private CellValue words(CellType.Word list) {
    boolean simple = list.allows(cell.text()) || text.keyword().isEmpty();
    if (simple && text.parts().size() > 1 || text.parts().contains("")) {
      return refuse(Code.CONDITION, type.says());
    }
    if (simple) {
      return new CellParser(findings).word(list, cell, advice());
    }
    Diagnostics unknown = new Diagnostics();
    List<String> words = words(list, new CellParser(unknown));
    if (words.contains(null)) {
      if (!advice().isEmpty()) {
        return refuse(Code.CONDITION, type.says());
      }
      findings.addAll(unknown);
      return null;
    }
    boolean none = !text.keyword().equals(ConditionText.ANY);
    return words.size() == 1 && !none
        ? new CellValue.Text(words.get(0))
        : new CellValue.Test(new CellCondition.Words(none, words));
  }

  private List<String> words(CellType.Word list, CellParser parser) {
    List<String> words = new ArrayList<>();
    for (String part : text.parts()) {
      CellValue word = parser.word(list, RawCell.filled(part, null, cell.place()), "");
      words.add(word == null ? null : word.literal());
    }
    return words;
  }

  private CellValue numbers() {
    if (cell.number() != null) {
      return number(cell.number()) ? new CellValue.Number(cell.number()) : null;
    }
    boolean none =
        text.keyword().equals(ConditionText.NONE) || text.keyword().equals(ConditionText.NOT);
    List<String> parts = text.keyword().isEmpty() ? List.of(cell.text()) : text.parts();
    if (parts.size() > 1 && cell.text().matches(".*\\d,\\d.*")) {
      return refuse(Code.CONDITION, "a blank after each comma, and a point in each number");
    }
    List<Interval> ranges = new ArrayList<>();
    for (String part : parts) {
      RangeText range = RangeText.of(part);
      boolean unequal = range.sign().equals(RangeText.UNEQUAL);
      if (unequal && (parts.size() > 1 || !text.keyword().isEmpty())) {
        return refuse(Code.CONDITION, type.says());
      }
      none |= unequal;
      ranges.add(unequal ? range(new RangeText("", range.first(), null)) : range(range));
    }
    if (ranges.contains(null)) {
      return null;
    }
    boolean single = ranges.size() == 1 && ranges.get(0).low() == ranges.get(0).high();
    return single && !none
        ? new CellValue.Number(ranges.get(0).low())
        : new CellValue.Test(new CellCondition.Numbers(none, ranges));
  }

  private Interval range(RangeText range) {
    boolean single = alone && text.keyword().isEmpty();
    boolean point = single && !(type.of() instanceof CellType.Whole);
    Double first = NumberText.parse(range.first(), point);
    Double second = range.second() == null ? first : NumberText.parse(range.second(), point);
    if (first == null || second == null) {
      boolean plain = text.keyword().isEmpty() && range.sign().isEmpty() && range.second() == null;
      boolean comma = single && NumberText.parse(range.first(), true) != null;
      refuse(plain && !comma ? Code.WRONG_TYPE : Code.CONDITION, type.says());
      return null;
    }
    if (!number(first) || range.second() != null && !number(second)) {
      return null;
    }
    if (first > second) {
      String turned = "did you mean '" + Literals.number(second) + ".." + Literals.number(first);
      findings.add(
          Diagnostic.of(Code.RANGE_REVERSED, cell.place(), quoted(), "the smaller number first")
              .suggesting(turned + "'?"));
      return null;
    }
    return range.second() == null ? range.compared(first) : Interval.of(first, second);
  }

  /** True if a number is valid in the column; a finding gives the reason if not. */
  private boolean number(double number) {
    RawCell one = RawCell.filled(Literals.number(number), number, cell.place());
    return new CellParser(findings).number(type.of(), one, true) != null;
  }

  private CellValue refuse(Code code, String expected) {
    String number =
        code == Code.WRONG_TYPE
            ? NumberText.suggestion(cell.text(), type.of() instanceof CellType.Whole)
            : "";
    findings.add(
        Diagnostic.of(code, cell.place(), quoted(), expected)
            .suggesting(number.isEmpty() ? advice() : number));
    return null;
  }

  private String advice() {
    return advice == null ? "" : advice.on(cell.text());
  }

  private String quoted() {
    return Words.quote(cell.text());
  }
}
