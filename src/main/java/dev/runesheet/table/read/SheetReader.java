package dev.runesheet.table.read;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellText;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.check.MergeCheck;
import dev.runesheet.table.check.RowsCheck;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.GridCell;
import dev.runesheet.table.grid.GridRow;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The reader of one table: header, rows, and what may not stand around them. */
final class SheetReader {

  private final String workbook;
  private final Grid sheet;
  private final TableLayout whole;
  private final TableLayout layout;
  private final boolean earlier;
  private final Diagnostics findings;
  private final RawCells cells;
  private final EmptyCellValues filling;
  private final EffectStartCheck started;
  private final boolean users;
  private final List<StartedEffects> elsewhere;

  /**
   * Prepares to read.
   *
   * @param elsewhere the effects that rows of the workbook's sheets begin
   */
  SheetReader(
      String workbook,
      Grid sheet,
      TableLayout table,
      List<StartedEffects> elsewhere,
      Diagnostics findings) {
    this.workbook = workbook;
    this.sheet = sheet;
    TableLayout headed = EarlierSheet.headed(sheet, table);
    this.whole = EarlierSheet.layout(sheet, headed);
    this.findings = findings;
    this.cells = new RawCells(workbook, sheet, findings);
    this.layout = whole.split();
    this.earlier = !whole.equals(headed);
    this.filling = new EmptyCellValues(layout);
    this.started = new EffectStartCheck(workbook, layout, filling, findings);
    this.users = UsersHeading.isOn(sheet);
    this.elsewhere = List.copyOf(elsewhere);
  }

  /**
   * Reads the table.
   *
   * @param formerCode whether the code of its columns is an earlier version's
   */
  TypedTable read(boolean formerCode) {
    boolean former = earlier || formerCode;
    boolean legible = new HeaderCheck(sheet, layout, cells, findings, former).check();
    List<TypedRow> rows = legible ? rows() : List.of();
    List<TypedRow> own =
        started.checked(
            filling.unshared(
                rows, elsewhere, column -> sheet.isHidden(SheetShape.FIRST_COLUMN + column)),
            elsewhere.isEmpty());
    List<TypedRow> joined = own.stream().map(row -> whole.join(row)).toList();
    // What would be wrong with the choice above other headings only follows from those.
    HitPolicy policy = legible ? policy() : layout.hitPolicy();
    TypedTable table = new TypedTable(whole.with(policy), workbook, joined);
    if (legible) {
      new MergeCheck(sheet, layout, cells, findings).check();
    }
    new RowsCheck(table, findings).check();
    return table;
  }

  /** The policy chosen by the author; the layout's own in a sheet without the choice. */
  private HitPolicy policy() {
    if (!layout.choosesPolicy()) {
      return layout.hitPolicy();
    }
    List<String> words = HitPolicy.words(layout.policies());
    RawCell cell = policyRow(SheetShape.POLICY, Words.oneOf(words));
    if (words.contains(cell.text())) {
      return HitPolicy.of(cell.text());
    }
    if (cell.isFilled()) {
      findings.unknownWord(Code.UNKNOWN_WORD, cell.place(), cell.text(), words);
    } else if (policyRow(SheetShape.POLICY_LABEL, "").isFilled()) {
      findings.error(Code.CELL_MISSING, cell.place(), "", Words.oneOf(words));
    }
    return layout.hitPolicy();
  }

  private RawCell policyRow(int column, String expected) {
    return cells.at(SheetShape.TABLE, SheetShape.FIRST_COLUMN + column, expected);
  }

  private List<TypedRow> rows() {
    List<Integer> filled = filledRows();
    if (filled.size() > WorkbookLimits.ROWS) {
      findings.error(
          Code.TOO_LARGE,
          cells.place(filled.get(WorkbookLimits.ROWS), SheetShape.FIRST_COLUMN),
          filled.size() + " rows",
          "at most " + WorkbookLimits.ROWS);
      return List.of();
    }
    List<TypedRow> rows = new ArrayList<>();
    StartedEffects begun = begun(filled);
    int next = SheetShape.FIRST_ROW;
    for (int row : filled) {
      if (isNote(sheet.row(row), row > next)) {
        reportNote(sheet.row(row));
        continue;
      }
      if (row > next) {
        findings.error(
            Code.BLANK_ROW,
            cells.place(next, SheetShape.FIRST_COLUMN),
            "",
            "a rule, or no row; row " + (row + 1) + " would be lost");
      }
      rows.add(row(sheet.row(row), begun));
      next = row + 1;
    }
    return rows;
  }

  private List<Integer> filledRows() {
    List<Integer> filled = new ArrayList<>();
    for (GridRow row : sheet) {
      if (row.number() >= SheetShape.FIRST_ROW && !blank(row)) {
        filled.add(row.number());
      }
    }
    return filled;
  }

  /** The effects that rows of the sheet begin, if rows can go on with them. */
  StartedEffects begun() {
    return begun(filledRows());
  }

  private StartedEffects begun(List<Integer> rows) {
    List<Integer> telling = filling.beginning();
    List<List<TypedCell>> begun = new ArrayList<>();
    for (int row : telling.isEmpty() ? List.<Integer>of() : rows) {
      begun.add(telling.stream().flatMap(column -> beginning(row, column)).toList());
    }
    return filling.begun(begun, elsewhere);
  }

  /** A cell, read silently; a wrong trigger starts something, too. */
  private Stream<TypedCell> beginning(int row, int column) {
    Diagnostics silent = new Diagnostics();
    RawCells quiet = new RawCells(workbook, sheet, silent);
    RawCell raw = quiet.at(row, SheetShape.FIRST_COLUMN + column, "");
    if (!raw.isFilled()) {
      return Stream.empty();
    }
    List<CellValue> values = new CellParser(silent).parse(layout.columns().get(column), raw);
    boolean starts = column == layout.indexOf(new Binding.When());
    List<CellValue> text = starts ? List.of(new CellValue.Text(raw.text())) : List.of();
    List<CellValue> known = values == null ? text : values;
    return known.isEmpty() ? Stream.empty() : Stream.of(new TypedCell(column, known, raw.place()));
  }

  /**
   * True if all that a row holds is one text, below the table or with blanks where a name is due.
   */
  private boolean isNote(GridRow row, boolean apart) {
    List<RawCell> texts = filled(row);
    boolean one = texts.size() == 1 && texts.get(0).number() == null;
    return one && (apart || texts.get(0).text().contains(" ")) && needsMore();
  }

  /** True if a row with one cell alone cannot be one of the table. */
  private boolean needsMore() {
    return layout.columns().stream().filter(Column::required).count() > 1;
  }

  private List<RawCell> filled(GridRow row) {
    List<RawCell> texts = new ArrayList<>();
    RawCells silent = new RawCells(workbook, sheet, new Diagnostics());
    for (GridCell cell : row) {
      RawCell raw = silent.of(cell, () -> "");
      if (raw.isFilled() && !isUsers(cell)) {
        texts.add(raw);
      }
    }
    return texts;
  }

  private void reportNote(GridRow row) {
    RawCell note = filled(row).get(0);
    findings.errorAbout(
        Code.CELL_TEXT,
        note.place(),
        note.text(),
        "a whole row, or nothing below the table; notes go on another sheet");
  }

  /** Cells in other columns count too: Drools would look at them. */
  private boolean blank(GridRow row) {
    for (GridCell cell : row) {
      boolean text = cell.kind() == GridCell.Kind.TEXT;
      boolean empty = text && CellText.clean(cell.text()).isEmpty();
      if (cell.kind() != GridCell.Kind.BLANK && !empty && !isUsers(cell)) {
        return false;
      }
    }
    return true;
  }

  private boolean isUsers(GridCell cell) {
    return users && UsersHeading.isAt(cell.column());
  }

  /**
   * The cells of a row.
   *
   * @param raw one for each column
   * @param typed those that are understood
   */
  private record RowCells(List<RawCell> raw, List<TypedCell> typed) {}

  private RowCells cells(int row, RawCells from, Diagnostics into) {
    RowCells read = new RowCells(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < layout.columns().size(); i++) {
      Column column = layout.columns().get(i);
      RawCell raw = from.at(row, SheetShape.FIRST_COLUMN + i, column::says);
      List<CellValue> values = raw.isFilled() ? new CellParser(into).parse(column, raw) : null;
      read.raw().add(raw);
      if (values != null) {
        read.typed().add(new TypedCell(i, values, raw.place()));
      }
    }
    return read;
  }

  private TypedRow row(GridRow row, StartedEffects begun) {
    int before = findings.errors();
    RowCells read = cells(row.number(), cells, findings);
    List<RawCell> blank = new ArrayList<>();
    boolean merged = false;
    for (int i = 0; i < layout.columns().size(); i++) {
      RawCell raw = read.raw().get(i);
      merged |= isMerged(row.number(), SheetShape.FIRST_COLUMN + i);
      blank.add(raw.isBlank() ? raw : null);
    }
    List<TypedCell> filled =
        filling.filled(read.typed(), begun, column -> blank.get(column) != null);
    if (!merged) { // Which cells such a row has is not known.
      checkMissing(filled, blank, begun);
      checkParts(filled, blank);
    }
    read.typed().forEach(cell -> checkFollows(cell, filled));
    checkOutside(row);
    return new TypedRow(
        row.number() + 1,
        cells.place(row.number(), SheetShape.FIRST_COLUMN),
        filled,
        !merged && findings.errors() == before);
  }

  /** True if a cell is a part of a larger one, which is found as that. */
  private boolean isMerged(int row, int column) {
    return sheet.merged().stream().anyMatch(area -> area.isInRange(row, column));
  }

  /** Reports required cells that are empty without a default. */
  private void checkMissing(List<TypedCell> filled, List<RawCell> blank, StartedEffects begun) {
    for (int i = 0; i < blank.size(); i++) {
      Column column = layout.columns().get(i);
      boolean missing = blank.get(i) != null && column.required() && !has(filled, i);
      boolean follows = column.fill() != Column.Fill.NOTHING;
      if (missing && follows && layout.indexOf(new Binding.Block()) == i) {
        checkFollowing(i, filled, blank, begun);
      } else if (missing && !(follows && isToldOf(column, filled))) {
        reportMissing(blank.get(i), needed(column));
      }
    }
  }

  /** Reports another text where a row's type counts; one that nobody sees was its name before. */
  private void checkFollows(TypedCell written, List<TypedCell> filled) {
    int column = written.column();
    if (filling.follows(written) && !sheet.isHidden(SheetShape.FIRST_COLUMN + column)) {
      filled.stream()
          .filter(cell -> cell.column() == column && !cell.text().equals(written.text()))
          .map(cell -> Words.quote(cell.text()) + ", the rule's type, or nothing")
          .forEach(
              expected ->
                  findings.errorAbout(Code.CELL_TEXT, written.place(), written.text(), expected));
    }
  }

  /** True if what an empty cell follows from is told: it is missing there, or wrong. */
  private boolean isToldOf(Column column, List<TypedCell> filled) {
    return column.fill() == Column.Fill.TYPE || wrongName(filled);
  }

  private static String needed(Column column) {
    return column.binding() instanceof Binding.Owner ? Binding.Owner.NEEDED : column.saysFilled();
  }

  /** Reports an empty id at what it would follow from; what is wrong there is told already. */
  private void checkFollowing(
      int id, List<TypedCell> filled, List<RawCell> blank, StartedEffects begun) {
    int when = layout.indexOf(new Binding.When());
    int owner = layout.indexOf(new Binding.Owner());
    boolean goesOn = when >= 0 && !has(filled, when);
    boolean owned = layout.columns().get(id).fill() == Column.Fill.OWNED_NAME;
    if (wrongName(filled)) {
      return;
    }
    Optional<EmptyCellValues.Misspelt> misspelt =
        goesOn ? filling.misspelt(filled, begun) : Optional.empty();
    if (filling.begunAsStep(filled)) {
      started.reportNamed(filled);
    } else if (goesOn && !filling.several(filled, begun).isEmpty()) {
      reportSeveral(filled, filling.several(filled, begun));
    } else if (misspelt.isPresent()) {
      EmptyCellValues.Misspelt name = misspelt.get();
      findings.unknownWord(
          Code.UNKNOWN_REFERENCE, name.name().place(), name.name().text(), List.of(name.meant()));
      filled.add(name.id()); // Those that go on after it are no mistake.
    } else if (goesOn) {
      String meant = filling.meant(filled);
      String called = meant.isEmpty() ? "" : ", and are called like " + Words.quote(meant);
      reportMissing(blank.get(when), Binding.When.NEEDED + called);
      filled.addAll(filling.begun(filled));
    } else if (owned && !has(filled, owner)) {
      boolean told = layout.columns().get(owner).required();
      reportMissing(told ? null : blank.get(owner), Binding.Owner.NEEDED);
      filled.addAll(filling.begun(filled));
    } else {
      reportMissing(blank.get(id), layout.columns().get(id).saysFilled());
    }
  }

  private void reportSeveral(List<TypedCell> filled, List<String> effects) {
    int name = layout.first(Keyword.NAME);
    filled.stream()
        .filter(cell -> cell.column() == name)
        .forEach(
            cell ->
                findings.errorAbout(
                    Code.UNKNOWN_REFERENCE,
                    cell.place(),
                    cell.text(),
                    "a name that says with which of "
                        + String.join(", ", effects)
                        + " the row goes on, by what that belongs to in brackets"));
  }

  /**
   * Reports a required cell that is empty.
   *
   * @param cell null if it is filled, which is reported where it is read if it is wrong, or told
   */
  private void reportMissing(RawCell cell, String expected) {
    if (cell != null) {
      findings.error(Code.CELL_MISSING, cell.place(), "", expected);
    }
  }

  /**
   * Reports parts that are missing where others of the same are filled, once for all of them; if
   * none of those can be read, that is told, and may be what is too much.
   */
  private void checkParts(List<TypedCell> filled, List<RawCell> blank) {
    for (int i = 0; i < whole.columns().size(); i++) {
      int first = whole.onSheet(i);
      int end = first + whole.columns().get(i).headings().size();
      List<TypedCell> there =
          filled.stream().filter(cell -> cell.column() >= first && cell.column() < end).toList();
      List<Integer> missing =
          IntStream.range(first, end).filter(at -> blank.get(at) != null).boxed().toList();
      if (!there.isEmpty() && !missing.isEmpty() && !whole.columns().get(i).required()) {
        String expected =
            missing.stream()
                .map(at -> layout.columns().get(at).says() + in(blank.get(at), at, missing))
                .collect(Collectors.joining(", "));
        boolean alone = there.size() == 1 && missing.size() > 1;
        String instead = alone ? ", or nothing in " + name(there.get(0).place()) : "";
        reportMissing(blank.get(missing.get(0)), expected + instead);
      }
    }
  }

  /** The cell that a part is missing in, unless it is the first, where that is told. */
  private static String in(RawCell cell, int column, List<Integer> missing) {
    return column == missing.get(0) ? "" : " in " + name(cell.place());
  }

  private static String name(SourceLocation place) {
    return place.place().cell().map(Place.Cell::name).orElse("");
  }

  /** True if the row's name, which other cells would follow from, is missing or wrong itself. */
  private boolean wrongName(List<TypedCell> filled) {
    int name = layout.first(Keyword.NAME);
    return name >= 0 && !has(filled, name);
  }

  private static boolean has(List<TypedCell> filled, int column) {
    return filled.stream().anyMatch(cell -> cell.column() == column);
  }

  private void checkOutside(GridRow row) {
    for (GridCell cell : row) {
      int column = cell.column() - SheetShape.FIRST_COLUMN;
      if (column >= 0 && column < layout.columns().size() || isUsers(cell)) {
        continue;
      }
      RawCell raw = cells.of(cell, () -> "nothing");
      if (raw.isFilled()) {
        findings.errorAbout(Code.CELL_TEXT, raw.place(), raw.text(), SheetShape.NOTHING_BESIDE);
      }
    }
  }
}
