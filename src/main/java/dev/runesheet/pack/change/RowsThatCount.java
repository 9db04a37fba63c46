package dev.runesheet.pack.change;

import dev.runesheet.analysis.change.Change.Kind;
import dev.runesheet.analysis.change.Reordering;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.check.Regions;
import dev.runesheet.table.check.RowOverlaps;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The difference of two versions of a table in which of its rows count: by another choice above the
 * headings, or, where the first that fits counts, by another order of rows that fit the same case.
 * Each row says what it said, so that a comparison row by row sees none.
 */
record RowsThatCount(PlainForm form, TypedTable before, TypedTable after) {

  /**
   * The difference; of several changes of the order the first.
   *
   * @param renamed the new names of rows by the old ones
   */
  static List<RowChange> between(
      PlainForm form, TypedTable before, TypedTable after, Map<String, String> renamed) {
    RowsThatCount rows = new RowsThatCount(form, before, after);
    HitPolicy old = before.layout().hitPolicy();
    HitPolicy now = after.layout().hitPolicy();
    if (old != now) {
      return List.of(rows.chosen(old, now));
    }
    return now == HitPolicy.FIRST ? rows.reordered(renamed).stream().toList() : List.of();
  }

  private RowChange chosen(HitPolicy old, HitPolicy now) {
    String detail =
        "the rows that count are "
            + Words.quote(now.words())
            + " instead of "
            + Words.quote(old.words());
    return changed("table", form.title(), after.policyPlace(), detail);
  }

  private Optional<RowChange> reordered(Map<String, String> renamed) {
    Map<String, TypedRow> rows = new LinkedHashMap<>();
    after.rows().forEach(row -> rows.putIfAbsent(form.key(after, row), row));
    List<String> old =
        before.rows().stream()
            .map(row -> form.key(before, row))
            .map(key -> renamed.getOrDefault(key, key))
            .distinct()
            .toList();
    Regions regions = new Regions(after);
    return Reordering.of(
            old, rows.keySet(), (one, other) -> meet(rows.get(one), rows.get(other), regions))
        .map(order -> moved(order, rows.get(order.moved()).place()));
  }

  /** True if two rows can fit the same case. */
  private static boolean meet(TypedRow one, TypedRow other, Regions regions) {
    RowOverlaps overlaps = new RowOverlaps();
    overlaps.add(one, regions.widest(one));
    return !overlaps.add(other, regions.widest(other)).isEmpty();
  }

  private RowChange moved(Reordering order, SourceLocation place) {
    String detail =
        String.format(
            Locale.ROOT,
            "%s %s comes before %s now: the first that fits counts",
            form.noun(),
            order.moved(),
            Words.quote(order.before()));
    return changed(form.noun(), order.moved(), place, detail);
  }

  private static RowChange changed(String noun, String id, SourceLocation place, String detail) {
    return new RowChange(Kind.CHANGED, noun, id, place, "", "", List.of(detail));
  }
}
