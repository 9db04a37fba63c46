package dev.runesheet.table.read;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spelling.Slug;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.PresenceColumns;
import dev.runesheet.table.effect.RowGroups;
import dev.runesheet.table.effect.RowName;
import dev.runesheet.table.effect.StackingColumns;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The values that empty cells stand for, and the columns that can be hidden because of them. */
public final class EmptyCellValues {

  /** The numbers of rows that go on: the first has none. */
  private static final String NUMBER = "[2-9]|[1-9]\\d{1,3}";

  private static final String END = "(" + NUMBER + "|else(?:-(?:[2-9]|[1-9]\\d{1,2}))?)";

  private static final Pattern STEP = Pattern.compile("(.+?)(?:/" + END + "| \\(" + END + "\\))");

  /** A name that tells last what its row belongs to: {@code Storm (2) (mode)}. */
  private static final Pattern ASIDE = Pattern.compile("(.+)( \\([^()]*\\))");

  /** A name that was probably to say that its row goes on: {@code Storm(2)}, {@code storm / 2}. */
  private static final Pattern NEARLY =
      Pattern.compile(
          "(.*[^\\s/(-])\\s*(?:/\\s*(?:part-)?|\\(\\s*)"
              + ("0*(?:(" + NUMBER + ")|else")
              + "(?:\\s*-?\\s*([1-9]\\d{0,2}))?)\\s*\\)?",
          Pattern.CASE_INSENSITIVE);

  private final TableLayout layout;
  private final int name;
  private final int when;
  private final int owner;
  private final int block;
  private final int present;
  private final int typed;

  public EmptyCellValues(TableLayout layout) {
    this.layout = layout;
    this.name = layout.first(Keyword.NAME);
    this.when = layout.indexOf(new Binding.When());
    this.owner = layout.indexOf(new Binding.Owner());
    this.block = layout.indexOf(new Binding.Block());
    this.present = layout.indexOf(PresenceColumns.SCOPE);
    this.typed = layout.indexOf(StackingColumns.TYPE);
  }

  /** The columns that can be hidden because empty cells would stand for the same values. */
  public List<Integer> hidden(List<TypedRow> rows) {
    List<Integer> hidden = new ArrayList<>();
    for (int i = 0; i < layout.columns().size(); i++) {
      int column = i;
      boolean filled = layout.columns().get(i).fill() != Column.Fill.NOTHING;
      if (filled && needless(rows, column)) {
        hidden.add(i);
      }
    }
    return hidden;
  }

  private boolean needless(List<TypedRow> rows, int column) {
    StartedEffects begun = begun(rows.stream().map(TypedRow::cells).toList(), List.of());
    return rows.stream().allMatch(row -> needless(row, begun, column));
  }

  private boolean needless(TypedRow row, StartedEffects begun, int column) {
    TypedCell there = row.cell(column);
    boolean goesOn = goesOn(row.cells());
    CellValue value = value(row.cells(), begun, column, goesOn);
    if (there == null || value == null) {
      return there == null || goesOn;
    }
    String usual = value.literal();
    return there.text().equals(usual) || there.text().startsWith(usual + "/");
  }

  /** True if a row continues an effect, whose id it repeats. */
  private boolean goesOn(List<TypedCell> cells) {
    return when >= 0 && cell(cells, when) == null;
  }

  /** The columns that tell which effect a row begins; none if no row goes on with another. */
  List<Integer> beginning() {
    return when < 0 || block < 0 || !named(block)
        ? List.of()
        : Stream.of(name, when, owner, block).filter(column -> column >= 0).toList();
  }

  /**
   * The effects that rows begin.
   *
   * @param elsewhere those of the workbook's sheets
   */
  StartedEffects begun(List<List<TypedCell>> rows, List<StartedEffects> elsewhere) {
    StartedEffects begun = new StartedEffects(elsewhere);
    for (List<TypedCell> cells : block < 0 ? List.<List<TypedCell>>of() : rows) {
      TypedCell named = cell(cells, name);
      TypedCell written = cell(cells, block);
      // A copied row that was renamed has an id of its own.
      boolean follows = written == null || begun.has(written.text());
      CellValue id = follows ? standIn(cells) : new CellValue.Text(written.text());
      if (named != null && id != null && !goesOn(cells)) {
        begun.add(named.text(), spelled(named.text()), told(cells, named.text()), id.literal());
      }
    }
    return begun;
  }

  /** The forms in which rows tell an effect of their owner: its name alone, and with the owner. */
  private List<String> told(List<TypedCell> cells, String name) {
    String belongs = owner(cells);
    if (belongs == null) {
      return List.of();
    }
    String effect = RowName.effect(name, belongs);
    return List.of(spelled(effect), spelled(RowName.aside(effect, belongs)));
  }

  /** The owner of a row that begins an effect; null if it does not say so. */
  private String owner(List<TypedCell> cells) {
    TypedCell owned = cell(cells, owner);
    CellValue usual =
        owned != null || owner < 0 ? null : value(cells, StartedEffects.NONE, owner, false);
    return owned != null ? owned.text() : usual == null ? null : usual.literal();
  }

  private boolean isOwned() {
    return layout.columns().get(block).fill() == Column.Fill.OWNED_NAME;
  }

  private CellValue firstId(List<TypedCell> cells) {
    return isOwned() ? ownedId(cells) : id(cells, block);
  }

  /** The id of a row that begins an effect; its name alone where what it belongs to is missing. */
  private CellValue standIn(List<TypedCell> cells) {
    TypedCell named = cell(cells, name);
    CellValue id = firstId(cells);
    return id != null || named == null || continued(cells) != null
        ? id
        : text(spelled(named.text()));
  }

  private String spelled(String name) {
    return isOwned() ? Slug.of(name) : written(name);
  }

  /**
   * A row with a cell for each empty one that stands for something.
   *
   * @param begun the effects that rows begin
   * @param empty whether a column of the row is empty, rather than not understood
   */
  List<TypedCell> filled(List<TypedCell> cells, StartedEffects begun, IntPredicate empty) {
    List<TypedCell> all = new ArrayList<>(cells);
    boolean goesOn = goesOn(cells) && empty.test(when); // A wrong trigger starts something, too.
    for (int i = 0; i < layout.columns().size(); i++) {
      TypedCell there = cell(cells, i);
      boolean open = there == null && empty.test(i);
      boolean decided = open || follows(there);
      CellValue value = decided ? value(all, begun, i, goesOn) : null;
      if (decided) {
        all.remove(there);
      }
      if (value != null) {
        all.add(new TypedCell(i, List.of(value), open ? place(cells) : there.place()));
      }
    }
    all.sort(Comparator.comparingInt(TypedCell::column));
    return all;
  }

  /** True if a cell always stands for what others of its row say, whatever is written there. */
  boolean follows(TypedCell cell) {
    return cell != null && layout.column(cell).fill().follows();
  }

  private SourceLocation place(List<TypedCell> cells) {
    TypedCell named = cell(cells, name);
    return named == null ? cells.get(0).place() : named.place();
  }

  /**
   * Rows with unique hidden ids: when an author copies a row and renames the copy, the hidden id is
   * copied unseen.
   *
   * @param elsewhere the effects of the workbook's sheets
   * @param hidden whether a column is hidden
   */
  List<TypedRow> unshared(
      List<TypedRow> rows, List<StartedEffects> elsewhere, IntPredicate hidden) {
    if (block < 0 || !named(block)) {
      return rows;
    }
    Map<String, TypedRow> seen = new HashMap<>();
    List<TypedRow> unshared = new ArrayList<>();
    StartedEffects begun = begun(rows.stream().map(TypedRow::cells).toList(), elsewhere);
    for (TypedRow row : rows) {
      TypedCell id = row.cell(block);
      TypedRow other = id == null ? null : seen.putIfAbsent(id.text(), row);
      boolean own = other == null || !hidden.test(block);
      unshared.add(own ? row : renamed(row, other, begun, hidden));
    }
    return unshared;
  }

  /** True if the values of a column follow from the rows' names. */
  private boolean named(int column) {
    Column.Fill fill = layout.columns().get(column).fill();
    return fill == Column.Fill.NAME || fill == Column.Fill.OWNED_NAME || fill == Column.Fill.TYPE;
  }

  private TypedRow renamed(
      TypedRow row, TypedRow other, StartedEffects begun, IntPredicate hidden) {
    List<TypedCell> own = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      TypedCell copied = other.cell(cell.column());
      boolean same = copied != null && copied.values().equals(cell.values());
      if (!(same && named(cell.column()) && hidden.test(cell.column()))) {
        own.add(cell);
      }
    }
    IntPredicate empty = column -> column == when || row.cell(column) != null;
    List<TypedCell> filled = filled(own, begun, empty);
    // A row that goes on has no id but the one that its name gives or that is written.
    boolean twice = goesOn(row.cells()) && cell(filled, block) == null && isFurther(row);
    return twice ? row : row.with(filled);
  }

  private boolean isFurther(TypedRow row) {
    return RowGroups.effect(row.cell(block).text()) != null;
  }

  /** The value that an empty cell of a row stands for; null if none. */
  private CellValue value(List<TypedCell> cells, StartedEffects begun, int column, boolean goesOn) {
    if (cells.isEmpty()) {
      return null;
    }
    return switch (layout.columns().get(column).fill()) {
      case NOTHING -> null;
      case MARK -> new CellValue.Marked();
      case PRESENCE -> cell(cells, present) == null ? null : new CellValue.Marked();
      case TYPE -> type(cells);
      case WORD -> column == owner && goesOn ? null : word(layout.columns().get(column));
      case NAME, OWNED_NAME -> {
        if (goesOn) {
          yield column == block ? step(cells, begun) : null;
        }
        yield column == block ? firstId(cells) : id(cells, column);
      }
    };
  }

  private CellValue type(List<TypedCell> cells) {
    TypedCell said = cell(cells, typed);
    TypedCell named = cell(cells, name);
    String belongs = owner(cells);
    if (said != null) {
      return new CellValue.Text(said.text());
    }
    return named == null || belongs == null
        ? null
        : new CellValue.Text(RowName.effect(named.text(), belongs));
  }

  private static CellValue word(Column column) {
    return new CellValue.Text(((CellType.Word) column.single()).allowed().get(0));
  }

  private CellValue ownedId(List<TypedCell> cells) {
    TypedCell named = cell(cells, name);
    String belongs = owner(cells);
    return named == null || belongs == null || begunAsStep(cells)
        ? null
        : text(RowName.id(named.text(), belongs));
  }

  /**
   * The id of a row that goes on with an effect, or counts otherwise: {@code mode/storm/2} for
   * {@code Storm (2)}, {@code storm/2} or {@code Storm (2) (mode)}, {@code mode/storm/else}.
   */
  private CellValue step(List<TypedCell> cells, StartedEffects begun) {
    TypedCell named = cell(cells, name);
    if (named == null) {
      return null;
    }
    Matcher step = STEP.matcher(named.text());
    Matcher aside = ASIDE.matcher(named.text());
    if (!step.matches()) {
      return aside.matches() ? step(aside, begun) : null;
    }
    String effect = begun.id(spelled(step.group(1)));
    // Where ids are names alone, that no row begins an effect is told with its id.
    String usual = effect == null && !isOwned() ? id(step.group(1)) : effect;
    return usual == null ? null : text(usual + end(step));
  }

  private CellValue step(Matcher aside, StartedEffects begun) {
    Matcher step = STEP.matcher(aside.group(1));
    String effect = step.matches() ? begun.id(spelled(step.group(1) + aside.group(2))) : null;
    return effect == null ? null : text(effect + end(step));
  }

  /** The id of a row that begins an effect, or what it belongs to; null if its name is a step's. */
  private CellValue id(List<TypedCell> cells, int column) {
    TypedCell named = cell(cells, name);
    if (named == null || column == block && begunAsStep(cells)) {
      return null;
    }
    TypedCell owned = column == owner ? null : cell(cells, owner);
    return text(
        owned == null ? id(named.text()) : written(RowName.effect(named.text(), owned.text())));
  }

  /**
   * The id of a row that lacks what starts it, or what it belongs to: rows that go on with it are
   * no mistake besides.
   */
  List<TypedCell> begun(List<TypedCell> cells) {
    CellValue id = continued(cells) == null ? standIn(cells) : null;
    return id == null ? List.of() : List.of(new TypedCell(block, List.of(id), place(cells)));
  }

  /** True if a row says what starts it although its name is that of a row that goes on. */
  boolean begunAsStep(List<TypedCell> cells) {
    return when >= 0 && cell(cells, when) != null && continued(cells) != null;
  }

  /** The name of the effect that a row goes on with by its own name; null if it is no step's. */
  String continued(List<TypedCell> cells) {
    TypedCell named = cell(cells, name);
    Matcher step = named == null ? null : STEP.matcher(named.text());
    return step == null || !step.matches() ? null : step.group(1);
  }

  /**
   * The ids of several effects of which a row goes on with one by its name; none if it is known.
   */
  List<String> several(List<TypedCell> cells, StartedEffects begun) {
    String effect = continued(cells);
    return effect == null ? List.of() : begun.several(spelled(effect));
  }

  /**
   * A row that goes on with an effect which nearly has the name that it says.
   *
   * @param name the cell with its name
   * @param meant how it would be called
   * @param id the id that it would have, at its name
   */
  record Misspelt(TypedCell name, String meant, TypedCell id) {}

  /**
   * The misspelling in a row that goes on an effect by its name; empty if no effect's name is near.
   */
  Optional<Misspelt> misspelt(List<TypedCell> cells, StartedEffects begun) {
    String effect = continued(cells);
    Map<String, String> names = begun.names();
    String nearest = effect == null ? null : NearestWord.of(spelled(effect), names.keySet());
    String id = nearest == null ? null : begun.id(nearest);
    if (id == null) {
      return Optional.empty();
    }
    TypedCell named = cell(cells, name);
    String rest = named.text().substring(effect.length());
    Matcher step = STEP.matcher(named.text());
    return step.matches()
        ? Optional.ofNullable(text(id + end(step)))
            .map(is -> new TypedCell(block, List.of(is), named.place()))
            .map(is -> new Misspelt(named, names.get(nearest) + rest, is))
        : Optional.empty();
  }

  /** The name by which a row would go on that is called nearly so; empty if it is not. */
  String meant(List<TypedCell> cells) {
    TypedCell named = cell(cells, name);
    Matcher nearly = named == null ? null : NEARLY.matcher(named.text());
    if (nearly == null || !nearly.matches() || STEP.matcher(named.text()).matches()) {
      return "";
    }
    boolean first = nearly.group(3) == null || nearly.group(3).equals("1");
    String other = first ? "else" : "else-" + nearly.group(3);
    return RowName.aside(nearly.group(1), nearly.group(2) == null ? other : nearly.group(2));
  }

  private static String end(Matcher step) {
    return "/" + (step.group(2) == null ? step.group(3) : step.group(2));
  }

  /** The id of a name alone, which may be told apart by that id: {@code Storm (storm)}. */
  private static String id(String name) {
    return written(RowName.effect(name, written(name.replaceFirst(" \\([^()]*\\)$", ""))));
  }

  private static String written(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    boolean step = RowGroups.effect(small) != null; // An effect's own id does not end like that.
    return Literals.isId(small) && !step ? small : joined(small);
  }

  private static CellValue text(String id) {
    return Literals.isId(id) ? new CellValue.Text(id) : null;
  }

  /** The letters without accents and the digits of a name, joined by {@code _}. */
  private static String joined(String name) {
    return Slug.of(name.replace("\u00df", "ss")).replace('-', '_');
  }

  private static TypedCell cell(List<TypedCell> cells, int column) {
    return cells.stream().filter(cell -> cell.column() == column).findFirst().orElse(null);
  }
}
