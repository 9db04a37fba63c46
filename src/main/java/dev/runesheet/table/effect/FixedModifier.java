package dev.runesheet.table.effect;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.effect.column.EffectColumns;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.RuleMeta;
import java.util.List;
import java.util.Map;

/**
 * The code of modifiers that add to one number: a cell names the entities whose number changes, or
 * those it is counted for, and the amount.
 *
 * @param type the type of its effects, for stacking
 * @param stat the number changed
 * @param counting whether the cell names the entities that are counted, for the holder's own number
 * @param headings the headings of the two columns
 * @param whom the words for these entities
 * @param amount the type of the amount
 */
public record FixedModifier(
    String type,
    String stat,
    boolean counting,
    List<String> headings,
    CellType.Word whom,
    CellType amount)
    implements ModifierForm.Said {

  /** Copies the list. */
  public FixedModifier {
    headings = List.copyOf(headings);
  }

  @Override
  public boolean takes(Body.Modify modify) {
    return modify.zone().isEmpty()
        && modify.type().equals(type)
        && modify.stat().equals(stat)
        && modify.per().isEmpty() != counting;
  }

  @Override
  public Map<Binding, List<CellValue>> cells(Effect effect) {
    Body.Modify modify = (Body.Modify) effect.body();
    String named = counting ? modify.per() : modify.scope();
    return Map.of(
        ModifierForm.SORT,
        List.of(new CellValue.Text(type)),
        ModifierForm.AMOUNT,
        List.of(new CellValue.Text(named), new CellValue.Number(modify.amount())));
  }

  @Override
  public Body.Modify body(Map<Binding, List<CellValue>> cells, String name) {
    List<CellValue> change = cells.get(ModifierForm.AMOUNT);
    String named = ((CellValue.Text) change.get(0)).text();
    double by = ((CellValue.Number) change.get(1)).number();
    return counting
        ? new Body.Modify(type, stat, Body.Layer.ADD, by, HolderScope.SELF, named)
        : new Body.Modify(type, stat, Body.Layer.ADD, by, named);
  }

  @Override
  public String expected() {
    return TabularCheck.EXPECTED;
  }

  @Override
  public List<Column> columns() {
    return List.of(
        EffectColumns.name(),
        EffectColumns.inWords(),
        Column.of(
                Keyword.METADATA,
                RuleMeta.OWNER.column(),
                "Belongs to",
                "What brings the effect into play, for example the effect id that cards name.",
                new CellType.Id(),
                new Binding.Owner())
            .filled()
            .filledBy(Column.Fill.NAME),
        ModifierForm.sort(type, "The sort of effect, for stacking.").filledBy(Column.Fill.WORD),
        ModifierForm.inForce("The row's own id; usually the one it belongs to.")
            .filledBy(Column.Fill.NAME),
        new Column(
                Keyword.ACTION,
                template(),
                String.join(", ", headings),
                "What changes, and by how much.",
                List.of(whom, amount),
                true,
                false,
                ModifierForm.AMOUNT)
            .headed(headings));
  }

  private String template() {
    String scope = counting ? HolderScope.SELF : "$1";
    String end = counting ? ", \"$1\" ) );" : " ) );";
    return "insertLogical( new ActiveEffect( $p, \""
        + type
        + "\", \""
        + scope
        + "\", \""
        + stat
        + "\", Layers.Layer.ADD, $2, $p.stacking()"
        + end;
  }
}
