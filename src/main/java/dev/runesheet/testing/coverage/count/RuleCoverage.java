package dev.runesheet.testing.coverage.count;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.place.Place;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Keyed;
import dev.runesheet.schema.Named;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The coverage of one rule.
 *
 * @param packageName its package, without the build's prefix
 * @param name its name, unique in its package
 * @param place the place of its source: a cell of its row, a line, or a JSON pointer
 * @param kind its kind in reports
 * @param effect the effect whose program it is a block of, or that it brings into force; empty for
 *     other rules
 * @param branch whether it is one of several branches of a program at a block
 * @param steps the places of its steps, in order; empty if only its own place is known
 * @param verbs the classes of the verbs that it calls
 * @param conditions its author's conditions; empty if they were not recorded
 * @param fired the number of its firings
 */
public record RuleCoverage(
    @Named("package") String packageName,
    @Named("rule") String name,
    String place,
    Kind kind,
    @Default("\"\"") String effect,
    @Default("false") boolean branch,
    @Default("[]") List<String> steps,
    @Default("[]") List<String> verbs,
    @Default("[]") List<ConditionCoverage> conditions,
    long fired)
    implements Keyed {

  /** The order by package, name and file: rules of plain projects may share the first two. */
  public static final Comparator<RuleCoverage> ORDER =
      Comparator.comparing(RuleCoverage::packageName)
          .thenComparing(RuleCoverage::name)
          .thenComparing(RuleCoverage::place);

  /** Copies the lists. */
  public RuleCoverage {
    steps = List.copyOf(steps);
    verbs = List.copyOf(verbs);
    conditions = List.copyOf(conditions);
  }

  /** The kind of a rule in reports. */
  public enum Kind {
    /** One of the engine's own; a game's use of them does not measure its tests. */
    ENGINE,
    /** A row of a spreadsheet. */
    ROW,
    /** Text: a rule of Drools' language, or a block of an effect's program. */
    TEXT
  }

  /** True unless it is one of the engine's own rules, which never count. */
  public boolean counts() {
    return kind != Kind.ENGINE;
  }

  @Override
  public String key() {
    return names() + " " + file();
  }

  /** Its package and name. */
  public String names() {
    return packageName + "/" + name;
  }

  /** True if another is of the same rule, as far as one can tell. */
  public boolean comparable(RuleCoverage other) {
    boolean bothWatched = !conditions.isEmpty() && !other.conditions.isEmpty();
    return place.equals(other.place)
        && kind == other.kind
        && (!bothWatched || texts().equals(other.texts()));
  }

  private List<String> texts() {
    return conditions.stream().map(ConditionCoverage::text).toList();
  }

  /** The sum of both; conditions may have been watched in one only. */
  public RuleCoverage plus(RuleCoverage other) {
    List<ConditionCoverage> sum = new ArrayList<>(conditions);
    for (int i = 0; i < other.conditions.size(); i++) {
      if (i < conditions.size()) {
        sum.set(i, conditions.get(i).plus(other.conditions.get(i)));
      } else {
        sum.add(other.conditions.get(i));
      }
    }
    return with(sum, SaturatedSum.sum(fired, other.fired));
  }

  /** The same rule with other counts. */
  public RuleCoverage with(List<ConditionCoverage> watched, long firings) {
    return new RuleCoverage(
        packageName, name, place, kind, effect, branch, steps, verbs, watched, firings);
  }

  /** The same rule in another file, which is a copy of its own; for rules without conditions. */
  public RuleCoverage movedTo(String file) {
    int own = file().length();
    return new RuleCoverage(
        packageName,
        name,
        file + place.substring(own),
        kind,
        effect,
        branch,
        steps.stream()
            .map(
                step ->
                    SourceLocation.read(step).file().equals(file())
                        ? file + step.substring(own)
                        : step)
            .toList(),
        verbs,
        conditions,
        fired);
  }

  /** The rows of a workbook that it and its steps stand in, by their first cells; none in texts. */
  public List<String> rows() {
    Optional<Place.Cell> column = at().place().cell();
    return Stream.concat(Stream.of(place), steps.stream())
        .map(SourceLocation::read)
        .flatMap(step -> column.flatMap(cell -> inRow(cell, step)).stream())
        .distinct()
        .toList();
  }

  /** The cell of a column in the row of another; empty if that is no cell. */
  private static Optional<String> inRow(Place.Cell column, SourceLocation row) {
    return row.place()
        .cell()
        .map(cell -> new SourceLocation(row.file(), cell.in(column)).toString());
  }

  /** True if it was written in a cell of a workbook. */
  public boolean isInCell() {
    return at().place().cell().isPresent();
  }

  private SourceLocation at() {
    return SourceLocation.read(place);
  }

  /** The file that it was written in. */
  public String file() {
    return at().file();
  }
}
