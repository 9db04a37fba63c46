package dev.runesheet.cli.table;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.exchange.TableExport;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** One side of a comparison: workbooks, text sources, or both together. */
final class TableSide {

  private final List<Effect> effects = new ArrayList<>();
  private final Map<PlainForm, TypedTable> rows = new LinkedHashMap<>();
  private final List<EffectSources> families = new ArrayList<>();
  private final Set<String> owners = new HashSet<>();
  private boolean anyOwner;
  private boolean anyEffects;

  /**
   * Adds the effects of a workbook, of any owner. A row wins over what a text source says by the
   * same id, such as the printed numbers of a card whose effect became a row.
   */
  void add(WorkbookContent workbook) {
    Set<String> written = workbook.effects().stream().map(Effect::id).collect(Collectors.toSet());
    effects.removeIf(one -> written.contains(one.id()));
    effects.addAll(workbook.effects());
    workbook.rows().forEach(rows::putIfAbsent);
    anyOwner = true;
    anyEffects |= workbook.forms().size() > workbook.rows().size();
  }

  /** Adds the content of a text source. */
  void add(TableFiles.Source source) {
    if (source.effects() == null) {
      List<PlainForm> forms = ((RowSources) source.family()).forms();
      for (int i = 0; i < forms.size(); i++) {
        rows.merge(forms.get(i), source.rows().tables().tables().get(i), TypedTable::and);
      }
      return;
    }
    effects.addAll(source.effects().effects());
    families.add((EffectSources) source.family());
    source.effects().owner().ifPresentOrElse(owners::add, () -> anyOwner = true);
    anyEffects = true;
  }

  boolean hasEffects() {
    return anyEffects;
  }

  /** True if sheets of data tell effects, such as those beside the sheets of cards. */
  boolean hasRowsOfEffects() {
    return rows.keySet().stream().anyMatch(form -> form.noun().equals("effect"));
  }

  Map<PlainForm, TypedTable> rows() {
    return rows;
  }

  /** True if all its effects are rows of workbooks. */
  private boolean isTabular() {
    return families.isEmpty();
  }

  /** The number of effects whose owner the other side does not have. */
  long strangers(TableSide other) {
    return effects.stream().filter(effect -> !other.isAbout(effect)).count();
  }

  private boolean isAbout(Effect effect) {
    return anyOwner || owners.contains(effect.owner());
  }

  /**
   * The places of the effects that both sides have in different files, and that do the same.
   *
   * @param changes the differences of effects
   */
  Set<SourceLocation> moved(TableSide other, List<Change> changes) {
    Map<String, Effect> there = new HashMap<>();
    other.effects.forEach(one -> there.put(one.id(), one));
    changes.forEach(one -> there.remove(one.id()));
    Set<SourceLocation> moved = new HashSet<>();
    for (Effect effect : effects) {
      Effect same = there.get(effect.id());
      if (same != null && !sheet(same).equals(sheet(effect))) {
        moved.add(effect.source());
        moved.add(same.source());
      }
    }
    return moved;
  }

  /** The sheet of a place such as {@code !Citizens!V28}; another file has sheets of other names. */
  private static String sheet(Effect effect) {
    Place place = effect.source().place();
    return place.cell().map(Place.Cell::sheet).orElseGet(place::toString);
  }

  /**
   * The effects that can differ: a workbook has no rows for some effects of a text source, and may
   * have rows of other owners.
   */
  List<Effect> comparable(TableSide other) {
    List<Effect> own = effects.stream().filter(other::isAbout).toList();
    if (isTabular() || !other.isTabular()) {
      return isTabular() == other.isTabular() ? effects : own;
    }
    Set<String> ids = other.effects.stream().map(Effect::id).collect(Collectors.toSet());
    for (EffectSources family : families) {
      ids.addAll(TableExport.tabular(family.book(), effects));
    }
    return own.stream().filter(effect -> ids.contains(effect.id())).toList();
  }
}
