package dev.runesheet.pack;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.ModifierForm;
import dev.runesheet.table.effect.OpenModifier;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The cells in which the parts of an effect stand, for effects that are rows. */
public final class TablePlaces implements PartPlaces {

  /** A row of effects, with all cells of its table by their places. */
  private record Place(TypedTable table, TypedRow row, Map<SourceLocation, List<Written>> cells) {

    List<Written> at(SourceLocation place) {
      return cells.getOrDefault(place, List.of());
    }
  }

  private record Written(TypedRow row, TypedCell cell) {}

  private final Map<SourceLocation, Place> rows = new HashMap<>();

  /** The places of the effects of some tables. */
  public TablePlaces(List<PackContent.Table> tables) {
    for (PackContent.Table table : tables) {
      if (!table.effects().isEmpty()) {
        Map<SourceLocation, List<Written>> cells = cells(table.table());
        for (TypedRow row : table.table().rows()) {
          rows.put(row.place(), new Place(table.table(), row, cells));
        }
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
    return place == null ? effect.source() : ModifierForm.amount(place.table(), place.row());
  }

  @Override
  public SourceLocation change(Effect effect, String part) {
    Place place = rows.get(effect.source());
    return place == null ? effect.source() : OpenModifier.place(place.table(), place.row(), part);
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
    return guard(effect, branch, part::equals, 1)
        .orElseGet(() -> PartPlaces.super.condition(effect, branch, part));
  }

  /** Also of a part of what a cell says, such as what must not be. */
  @Override
  public SourceLocation compared(Effect effect, Step.If branch, Condition part) {
    return guard(effect, branch, whole -> isIn(whole, part), 0)
        .orElseGet(() -> PartPlaces.super.compared(effect, branch, part));
  }

  private static boolean isIn(Condition whole, Condition part) {
    return whole.equals(part) || whole.parts().stream().anyMatch(one -> isIn(one, part));
  }

  /** The first cell of a branch whose condition is one of some, at a part of what it says. */
  private Optional<SourceLocation> guard(
      Effect effect, Step.If branch, Predicate<Condition> which, int part) {
    Place place = rows.get(effect.source());
    if (place == null) {
      return Optional.empty();
    }
    TypedRow row = row(place, branch);
    for (TypedCell cell : row.cells()) {
      Binding binding = place.table().column(cell).binding();
      if (binding instanceof Binding.Guard guard
          && which.test(new GuardColumn(guard.role(), guard.relation()).condition(cell))) {
        return Optional.of(place.table().place(row, cell, part));
      }
    }
    return Optional.empty();
  }

  @Override
  public SourceLocation argument(Effect effect, Step.Do act, String parameter) {
    Place place = rows.get(effect.source());
    for (Written at : place == null ? List.<Written>of() : place.at(act.source())) {
      Binding binding = place.table().column(at.cell()).binding();
      if (binding instanceof Binding.Act verb) {
        return place.table().place(at.row(), at.cell(), verb.column().part(parameter));
      }
    }
    return step(effect, act);
  }

  /** The row of a branch; an effect can have several rows, the first of which that fits counts. */
  private static TypedRow row(Place place, Step.If branch) {
    List<Written> there = place.at(branch.source());
    return there.isEmpty() ? place.row() : there.get(0).row();
  }

  private static Map<SourceLocation, List<Written>> cells(TypedTable table) {
    Map<SourceLocation, List<Written>> cells = new HashMap<>();
    for (TypedRow row : table.rows()) {
      for (TypedCell cell : row.cells()) {
        cells.computeIfAbsent(cell.place(), at -> new ArrayList<>(1)).add(new Written(row, cell));
      }
    }
    return cells;
  }
}
