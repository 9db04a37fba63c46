package dev.runesheet.table.effect;

import dev.runesheet.model.Effect;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.word.RuleMeta;
import dev.runesheet.word.StackingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The columns of how changes add up: their type, the way, and the key. An empty cell means what
 * game files leave out. The hidden column of the type, for Drools, follows from them.
 */
public final class StackingColumns {

  /** The column of a type of its own. */
  public static final Binding TYPE = new Binding.Value("type");

  private static final Binding STACKING = new Binding.Value("stacking");
  private static final Binding KEY = new Binding.Value("key");

  /** All that authors fill. */
  static final List<Binding> ALL = List.of(TYPE, STACKING, KEY);

  /** The ways by their words in game files. */
  private static final Map<String, StackingMode> WAYS =
      Stream.of(StackingMode.values())
          .collect(
              Collectors.toMap(Word::said, mode -> mode, (one, other) -> one, LinkedHashMap::new));

  private StackingColumns() {}

  /** The columns, the hidden one first. */
  static List<Column> columns() {
    return List.of(
        Column.of(
                Keyword.METADATA,
                RuleMeta.TYPE.columnOfTexts(),
                "Sort",
                "The sort of effect, for stacking. Empty means its type, or the rule's name.",
                new CellType.Name(true),
                ModifierForm.SORT)
            .filled()
            .filledBy(Column.Fill.TYPE),
        named(
            TYPE,
            RuleMeta.OWN_TYPE,
            "Type",
            "The type by which equal effects add up. Empty: the rule's name."),
        Column.of(
            Keyword.METADATA,
            RuleMeta.STACKING.columnOfTexts(),
            "Stacking",
            "How changes of the number by effects of the type, player and key add up: all, the"
                + " strongest, the weakest or the oldest. Empty: additive.",
            new CellType.Word("way of stacking", List.copyOf(WAYS.keySet()), Code.UNKNOWN_WORD),
            STACKING),
        named(
            KEY,
            RuleMeta.STACKING_KEY,
            "Key",
            "The key by which equal effects add up. Empty: the type."));
  }

  private static Column named(Binding binding, RuleMeta meta, String label, String note) {
    CellType type = new CellType.Name(true);
    return Column.of(Keyword.METADATA, meta.columnOfTexts(), label, note, type, binding);
  }

  /** The cells of an effect of a type. */
  static Map<Binding, List<CellValue>> cells(Effect effect, String type) {
    Map<Binding, List<CellValue>> cells = new LinkedHashMap<>();
    Stacking stacking = effect.stacking();
    put(cells, ModifierForm.SORT, type);
    put(cells, TYPE, type.equals(effect.name()) ? "" : type);
    boolean usual = stacking.mode() == StackingMode.ADDITIVE;
    put(cells, STACKING, usual ? "" : Word.said(stacking.mode()));
    put(cells, KEY, stacking.key());
    return cells;
  }

  private static void put(Map<Binding, List<CellValue>> cells, Binding column, String text) {
    if (!text.isEmpty()) {
      cells.put(column, List.of(new CellValue.Text(text)));
    }
  }

  /** The type by the filled cells of a row whose effect has a name. */
  static String type(Map<Binding, List<CellValue>> cells, String name) {
    return text(cells, TYPE, name);
  }

  /** The stacking by the filled cells of a row. */
  static Stacking stacking(Map<Binding, List<CellValue>> cells) {
    String way = text(cells, STACKING, Word.said(StackingMode.ADDITIVE));
    return new Stacking(WAYS.get(way), text(cells, KEY, ""));
  }

  private static String text(
      Map<Binding, List<CellValue>> cells, Binding column, String otherwise) {
    List<CellValue> filled = cells.get(column);
    return filled == null ? otherwise : ((CellValue.Text) filled.get(0)).text();
  }
}
