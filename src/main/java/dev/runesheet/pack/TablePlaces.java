package dev.runesheet.pack;

import dev.runesheet.analysis.Places;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.GuardColumn;
import dev.runesheet.table.effect.ModifierForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The cells in which the parts of an effect stand, for effects that are rows. */
public final class TablePlaces implements Places {

  private record Place(TypedTable table, TypedRow row) {}

  private final Map<SourceLocation, Place> rows = new HashMap<>();

  /** The places of the effects of some tables. */
  public TablePlaces(List<PackContent.Table> tables) {
    for (PackContent.Table table : tables) {
      if (!table.effects().isEmpty()) {
        table.table().rows().forEach(row -> rows.put(row.place(), new Place(table.table(), row)));
      }
    }
  }

  @Override
  public SourceLocation trigger(Effect effect) {
    return cell(effect, new Binding.When());
  }

  @Override
  public SourceLocation owner(Effect effect) {
    return cell(effect, new Binding.Owner());
  }

  /** The place of its id. */
  public SourceLocation id(Effect effect) {
    return cell(effect, new Binding.Block());
  }

  @Override
  public SourceLocation amount(Effect effect) {
    Place place = rows.get(effect.source());
    return place == null
        ? effect.source()
        : place.table().place(place.row(), ModifierForm.AMOUNT, 1);
  }

  @Override
  public SourceLocation actions(Effect effect) {
    Place place = rows.get(effect.source());
    return place == null
        ? effect.source()
        : place.table().layout().columns().stream()
            .map(Column::binding)
            .filter(Binding.Act.class::isInstance)
            .findFirst()
            .map(binding -> place.table().place(place.row(), binding))
            .orElse(effect.source());
  }

  private SourceLocation cell(Effect effect, Binding binding) {
    Place place = rows.get(effect.source());
    return place == null ? effect.source() : place.table().place(place.row(), binding);
  }

  @Override
  public SourceLocation condition(Effect effect, Step.If branch, Condition part) {
    Place place = rows.get(effect.source());
    if (place != null) {
      for (TypedCell cell : row(place, branch).cells()) {
        Binding binding = place.table().layout().columns().get(cell.column()).binding();
        if (binding instanceof Binding.Guard guard
            && new GuardColumn(guard.role(), guard.relation()).condition(cell).equals(part)) {
          return place.table().place(row(place, branch), cell, 1);
        }
      }
    }
    return Places.super.condition(effect, branch, part);
  }

  @Override
  public SourceLocation argument(Effect effect, Step.Do act, String parameter) {
    Place place = rows.get(effect.source());
    for (TypedRow row : place == null ? List.<TypedRow>of() : place.table().rows()) {
      for (TypedCell cell : row.cells()) {
        Binding binding = place.table().layout().columns().get(cell.column()).binding();
        if (binding instanceof Binding.Act verb && cell.place().equals(act.source())) {
          return place.table().place(row, cell, verb.column().part(parameter));
        }
      }
    }
    return step(effect, act);
  }

  /** The row of a branch; an effect can have several rows, the first of which that fits counts. */
  private static TypedRow row(Place place, Step.If branch) {
    return place.table().rows().stream()
        .filter(row -> row.cells().stream().anyMatch(cell -> cell.place().equals(branch.source())))
        .findFirst()
        .orElse(place.row());
  }
}
