package dev.runesheet.table.effect;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.effect.column.EffectColumns;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The code of modifiers that change any number in any way, once or for each of some entities.
 *
 * @param words the game's words; the numbers and owners are among them
 * @param scopes the scopes that changes can reach and count
 * @param zones the zones in which a holder can lie
 * @param ways the ways in which a number can change, by their words; in the order of the map, or,
 *     if that is a {@code HashMap} or of {@code Map.of}, in that of the layers
 */
public record OpenModifier(
    Vocabulary words, CellType.Word scopes, CellType.Word zones, Map<String, Body.Layer> ways)
    implements ModifierForm.Said {

  private static final Binding BEGIN = new Binding.Value("begin");
  private static final Binding ZONE = new Binding.Value("while in");
  private static final Binding PER = new Binding.Value("for each");

  /** The parts of a change as game files name them, in the order of their columns. */
  private static final List<String> PARTS = List.of("of", "changes", "how", "by");

  /** Copies the map, whose order is that of the lists. */
  public OpenModifier {
    ways = ordered(ways);
  }

  /** A copy in an order that is the same in each process. */
  private static Map<String, Body.Layer> ordered(Map<String, Body.Layer> ways) {
    boolean ofMap = Map.copyOf(ways) == ways; // Only what is unmodifiable itself is no copy.
    boolean hashed = ways instanceof HashMap && !(ways instanceof LinkedHashMap);
    Stream<Map.Entry<String, Body.Layer>> all = ways.entrySet().stream();
    if (ofMap || hashed) {
      Comparator<Map.Entry<String, Body.Layer>> byLayer = Map.Entry.comparingByValue();
      all = all.sorted(byLayer.thenComparing(Map.Entry.comparingByKey()));
    }
    Map<String, Body.Layer> copy = new LinkedHashMap<>();
    all.forEach(way -> copy.put(way.getKey(), way.getValue()));
    return copy;
  }

  /** The place of a part of a row's change, as game files name it; its first cell for others. */
  public static SourceLocation place(TypedTable table, TypedRow row, String part) {
    Binding own = new Binding.Value(part);
    if (table.layout().indexOf(PER) < 0) {
      return row.place();
    }
    return table.layout().indexOf(own) >= 0
        ? table.place(row, own)
        : table.place(row, ModifierForm.AMOUNT, Math.max(0, PARTS.indexOf(part)));
  }

  @Override
  public boolean takes(Body.Modify modify) {
    return true;
  }

  @Override
  public Map<Binding, List<CellValue>> cells(Effect effect) {
    Body.Modify modify = (Body.Modify) effect.body();
    Map<Binding, List<CellValue>> cells =
        new LinkedHashMap<>(StackingColumns.cells(effect, modify.type()));
    cells.put(
        ModifierForm.AMOUNT,
        List.of(
            new CellValue.Text(modify.scope()),
            new CellValue.Text(modify.stat()),
            new CellValue.Text(word(modify.layer())),
            new CellValue.Number(modify.amount())));
    if (!modify.per().isEmpty()) {
      cells.put(PER, List.of(new CellValue.Text(modify.per())));
    }
    if (!modify.zone().isEmpty()) {
      cells.put(ZONE, List.of(new CellValue.Text(modify.zone())));
    }
    modify.presence().map(PresenceColumns::cells).ifPresent(cells::putAll);
    cells.put(BEGIN, List.of(new CellValue.Marked()));
    cells.put(new Binding.End(), List.of(new CellValue.Marked()));
    return cells;
  }

  private String word(Body.Layer layer) {
    return ways.entrySet().stream()
        .filter(way -> way.getValue() == layer)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  @Override
  public Body.Modify body(Map<Binding, List<CellValue>> cells, String name) {
    List<CellValue> change = cells.get(ModifierForm.AMOUNT);
    return new Body.Modify(
        StackingColumns.type(cells, name),
        text(change, 1),
        ways.get(text(change, 2)),
        ((CellValue.Number) change.get(3)).number(),
        text(change, 0),
        word(cells, PER),
        word(cells, ZONE),
        List.of(),
        PresenceColumns.of(cells));
  }

  @Override
  public Stacking stacking(Map<Binding, List<CellValue>> cells) {
    return StackingColumns.stacking(cells);
  }

  /** The word of a column; empty if the row has none. */
  private static String word(Map<Binding, List<CellValue>> cells, Binding column) {
    return cells.containsKey(column) ? text(cells.get(column), 0) : "";
  }

  private static String text(List<CellValue> values, int part) {
    return ((CellValue.Text) values.get(part)).text();
  }

  @Override
  public String expected() {
    return TabularCheck.EXPECTED
        + ", or a number that changes as long as the effect is in play, without 'if' or a sentence"
        + " of its own";
  }

  @Override
  public List<List<Binding>> later() {
    return List.of(StackingColumns.ALL, PresenceColumns.ALL, List.of(ZONE));
  }

  @Override
  public void check(TypedTable table, TypedRow row, Diagnostics findings) {
    PresenceColumns.check(table, row, findings);
  }

  @Override
  public List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    columns.add(EffectColumns.name());
    columns.add(EffectColumns.inWords());
    columns.add(new EffectColumns(words).owner().filled());
    columns.addAll(StackingColumns.columns());
    columns.addAll(PresenceColumns.asked(scopes));
    columns.addAll(inForce());
    columns.addAll(changes());
    return columns;
  }

  private List<Column> inForce() {
    return List.of(
        ModifierForm.inForce(
                "The effect's id, which no other has. Empty means the id that follows from the"
                    + " rule's name.")
            .filledBy(Column.Fill.OWNED_NAME),
        PresenceColumns.condition(),
        Column.of(
            Keyword.CONDITION,
            "Entity( anchor == true, id == $p.holder, zone == \"$param\" )",
            "While in",
            "In force only while its holder lies in this zone: choose from the list. Empty:"
                + " wherever it is in play.",
            zones,
            ZONE));
  }

  private List<Column> changes() {
    return List.of(
        mark("ActiveEffect change;", "(begin)", "Begins", BEGIN),
        change(),
        Column.of(
            Keyword.ACTION,
            "change = change.forEach( \"$param\" );",
            "For each",
            "Adds or multiplies once for each entity of this scope: choose from the list. What"
                + " sets the number, or keeps it 'at least' or 'at most', does so if there is any."
                + " Empty: counts once.",
            scopes,
            PER),
        mark("insertLogical( change );", "(end)", "Ends", new Binding.End()));
  }

  /** A column of code that each row needs. */
  private static Column mark(String code, String label, String does, Binding binding) {
    String note = does + " the row for Drools: an x in each row. An empty cell stands for it.";
    return Column.of(Keyword.ACTION, code, label, note, new CellType.Mark(), binding)
        .filled()
        .filledBy(Column.Fill.MARK);
  }

  private Column change() {
    List<String> headings = List.of("Whose number changes", "Number", "How", "Amount");
    return new Column(
            Keyword.ACTION,
            "change = new ActiveEffect( $p, $p.type(), \"$1\", \"$2\","
                + " Layers.called(\"$3\"), $4, $p.stacking() );",
            String.join(", ", headings),
            "What changes as long as the effect is in play, and by how much, or to what.",
            List.of(
                scopes,
                new CellType.Word(WordList.STAT, words.stats(), Code.UNKNOWN_STAT),
                new CellType.Word("way", List.copyOf(ways.keySet()), Code.UNKNOWN_WORD),
                CellType.Decimal.ANY),
            true,
            false,
            ModifierForm.AMOUNT)
        .headed(headings);
  }
}
