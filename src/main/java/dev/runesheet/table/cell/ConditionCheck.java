package dev.runesheet.table.cell;

import dev.runesheet.model.Interval;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;

/** The check for conditions that nothing or everything fulfils, and for redundant parts. */
public record ConditionCheck(
    CellType.Test type, CellValue.Test value, RawCell cell, Diagnostics findings) {

  /** True if something can fit the condition. */
  public boolean fits() {
    ValueSet all = ValueSet.all(type);
    ValueSet fitting = ValueSet.of(type, value);
    if (fitting.isEmpty()) {
      findings.errorAbout(
          Code.NO_CASE, cell.place(), cell.text(), "something that can be: " + says());
      return false;
    }
    if (all.within(fitting)) {
      findings.errorAbout(Code.EVERY_CASE, cell.place(), cell.text(), "an empty cell, or less");
    } else {
      parts();
    }
    return true;
  }

  private String says() {
    return type.of() instanceof CellType.Word word ? Words.oneOf(word.allowed()) : type.of().says();
  }

  private void parts() {
    List<CellCondition> parts = singles();
    for (int i = 1; i < parts.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (set(parts.get(i)).meets(set(parts.get(j)))) {
          twice(parts.get(j), parts.get(i));
          return;
        }
      }
    }
  }

  /** Tells of the part that the other says, too, or of the later one of two that share some. */
  private void twice(CellCondition earlier, CellCondition later) {
    boolean first = set(earlier).within(set(later)) && !set(later).within(set(earlier));
    String found = Words.quote(text(first ? earlier : later));
    String other = Words.quote(text(first ? later : earlier));
    findings.error(
        Code.PART_TWICE, cell.place(), found, "something that " + other + " does not say");
  }

  private ValueSet set(CellCondition part) {
    return ValueSet.of(type, new CellValue.Test(part));
  }

  private static String text(CellCondition part) {
    return part.text().startsWith(ConditionText.ANY)
        ? part.text().substring(ConditionText.ANY.length()).strip()
        : part.text();
  }

  private List<CellCondition> singles() {
    if (value.test() instanceof CellCondition.Words words) {
      return words.words().stream()
          .map(word -> (CellCondition) new CellCondition.Words(false, List.of(word)))
          .toList();
    }
    List<Interval> ranges = ((CellCondition.Numbers) value.test()).ranges();
    return ranges.stream()
        .map(range -> (CellCondition) new CellCondition.Numbers(false, List.of(range)))
        .toList();
  }
}
