package dev.runesheet.table.read;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.spelling.Slug;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.RowName;
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
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The values that empty cells stand for, and the columns that can be hidden because of them. */
public final class Filling {

  private static final String END = "([1-9]\\d{0,3}|else(?:-[1-9]\\d{0,2})?)";

  private static final Pattern STEP = Pattern.compile("(.+?)(?:/" + END + "| \\(" + END + "\\))");

  /** A name that was probably to say that its row goes on: {@code Storm(2)}, {@code storm / 2}. */
  private static final Pattern NEARLY =
      Pattern.compile(
          "(.*[^\\s/(-])\\s*(?:/\\s*(?:part-)?|\\(\\s*)"
              + "0*(?:([1-9]\\d{0,3})|else(?:\\s*-?\\s*([1-9]\\d{0,2}))?)\\s*\\)?",
          Pattern.CASE_INSENSITIVE);

  private final TableLayout layout;
  private final int name;
  private final int when;
  private final int owner;
  private final int block;

  public Filling(TableLayout layout) {
    this.layout = layout;
    this.name = layout.first(Keyword.NAME);
    this.when = layout.indexOf(new Binding.When());
    this.owner = layout.indexOf(new Binding.Owner());
    this.block = layout.indexOf(new Binding.Block());
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
    Map<String, String> begun = ids(rows.stream().map(TypedRow::cells).toList());
    return rows.stream().allMatch(row -> needless(row, begun, column));
  }

  private boolean needless(TypedRow row, Map<String, String> begun, int column) {
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

  /** True if rows that go on need the ids of the effects that other rows begin. */
  boolean looksAtOthers() {
    return block >= 0 && layout.columns().get(block).fill() == Column.Fill.OWNED_NAME;
  }

  /** The ids of effects, by the names of the rows that begin them as ids are spelled. */
  Map<String, String> ids(List<List<TypedCell>> rows) {
    Map<String, String> ids = new HashMap<>();
    for (List<TypedCell> cells : rows) {
      TypedCell named = cell(cells, name);
      TypedCell id = block < 0 ? null : cell(cells, block);
      CellValue own = id == null ? ownedId(cells) : new CellValue.Text(id.text());
      if (named != null && own != null && !goesOn(cells)) {
        ids.putIfAbsent(Slug.of(named.text()), own.literal());
      }
    }
    return ids;
  }

  /**
   * A row with a cell for each empty one that stands for something.
   *
   * @param begun the ids of the effects that rows begin
   * @param empty whether a column of the row is empty, rather than not understood
   */
  List<TypedCell> filled(List<TypedCell> cells, Map<String, String> begun, IntPredicate empty) {
    List<TypedCell> all = new ArrayList<>(cells);
    boolean goesOn = goesOn(cells) && empty.test(when); // A wrong trigger starts something, too.
    for (int i = 0; i < layout.columns().size(); i++) {
      CellValue value =
          cell(cells, i) == null && empty.test(i) ? value(all, begun, i, goesOn) : null;
      if (value != null) {
        all.add(new TypedCell(i, List.of(value), place(cells)));
      }
    }
    all.sort(Comparator.comparingInt(TypedCell::column));
    return all;
  }

  private SourceLocation place(List<TypedCell> cells) {
    TypedCell named = cell(cells, name);
    return named == null ? cells.get(0).place() : named.place();
  }

  /**
   * Rows with unique hidden ids: when an author copies a row and renames the copy, the hidden id is
   * copied unseen.
   *
   * @param hidden whether a column is hidden
   */
  List<TypedRow> unshared(List<TypedRow> rows, IntPredicate hidden) {
    if (block < 0 || !named(block)) {
      return rows;
    }
    Map<String, TypedRow> seen = new HashMap<>();
    List<TypedRow> unshared = new ArrayList<>();
    Map<String, String> begun = ids(rows.stream().map(TypedRow::cells).toList());
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
    return fill == Column.Fill.NAME || fill == Column.Fill.OWNED_NAME;
  }

  private TypedRow renamed(
      TypedRow row, TypedRow other, Map<String, String> begun, IntPredicate hidden) {
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
    return new TypedRow(row.number(), row.place(), filled, row.complete());
  }

  /** The value that an empty cell of a row stands for; null if none. */
  private CellValue value(
      List<TypedCell> cells, Map<String, String> begun, int column, boolean goesOn) {
    if (cells.isEmpty()) {
      return null;
    }
    return switch (layout.columns().get(column).fill()) {
      case NOTHING -> null;
      case MARK -> new CellValue.Marked();
      case WORD -> column == owner && goesOn ? null : word(layout.columns().get(column));
      case NAME -> goesOn ? step(cells, column) : id(cells, column);
      case OWNED_NAME -> goesOn ? ownedStep(cells, begun) : ownedId(cells);
    };
  }

  private static CellValue word(Column column) {
    return new CellValue.Text(((CellType.Word) column.single()).allowed().get(0));
  }

  private CellValue ownedId(List<TypedCell> cells) {
    TypedCell named = cell(cells, name);
    TypedCell owned = cell(cells, owner);
    return named == null || owned == null || begunAsStep(cells)
        ? null
        : text(RowName.id(named.text(), owned.text()));
  }

  /** The id of a row that goes on with an effect: {@code mode/storm/2}, {@code mode/storm/else}. */
  private CellValue ownedStep(List<TypedCell> cells, Map<String, String> begun) {
    TypedCell named = cell(cells, name);
    Matcher step = named == null ? null : STEP.matcher(named.text());
    String effect = step == null || !step.matches() ? null : begun.get(Slug.of(step.group(1)));
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

  /** The id of a row that lacks what starts it: rows that go on with it are no mistake besides. */
  List<TypedCell> begun(List<TypedCell> cells) {
    boolean owned = layout.columns().get(block).fill() == Column.Fill.OWNED_NAME;
    boolean step = continued(cells) != null;
    CellValue id = step ? null : owned ? ownedId(cells) : id(cells, block);
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
   * The id of a row that goes on with an effect, or counts otherwise: {@code storm/2}, {@code Storm
   * (2)} or {@code storm/else}.
   */
  private CellValue step(List<TypedCell> cells, int column) {
    TypedCell named = cell(cells, name);
    Matcher step = named == null || column != block ? null : STEP.matcher(named.text());
    return step == null || !step.matches() ? null : text(id(step.group(1)) + end(step));
  }

  /** The name by which a row would go on that is called nearly so; empty if it is not. */
  String meant(List<TypedCell> cells) {
    TypedCell named = cell(cells, name);
    Matcher nearly = named == null ? null : NEARLY.matcher(named.text());
    if (nearly == null || !nearly.matches() || STEP.matcher(named.text()).matches()) {
      return "";
    }
    String other = nearly.group(3) == null ? "else" : "else-" + nearly.group(3);
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
    return Literals.isId(small) ? small : joined(small);
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
