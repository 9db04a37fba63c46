package dev.runesheet.table.effect;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The tables of one workbook of effects. An effect stands in the first table that takes it; what no
 * other does, a table of any effects takes.
 *
 * @param forms the tables, in the order of their sheets
 * @param partial whether a workbook may have only some of their sheets, or rows in only some
 */
public record EffectBook(List<EffectForm> forms, boolean partial) {

  /** The tables of a workbook that has all of their sheets. */
  public EffectBook(List<EffectForm> forms) {
    this(forms, false);
  }

  /** Copies the list. */
  public EffectBook {
    forms = List.copyOf(forms);
  }

  /** The tables of a new workbook, as narrow as these effects; those without rows too. */
  public TableSet write(Collection<Effect> effects, String workbook) {
    return write(effects, workbook, EffectForm::fitting);
  }

  /** The tables of a new workbook that authors are to fill, with some effects as its first rows. */
  public TableSet begun(Collection<Effect> effects, String workbook) {
    return write(effects, workbook, (form, own) -> form.begun());
  }

  private TableSet write(
      Collection<Effect> effects,
      String workbook,
      BiFunction<EffectForm, Collection<Effect>, TableLayout> layout) {
    Diagnostics left = new Diagnostics();
    List<TypedTable> tables = new ArrayList<>();
    split(effects, left)
        .forEach(
            (form, own) -> {
              EffectSheet sheet = form.write(layout.apply(form, own), own, workbook);
              tables.add(sheet.table());
              sheet.notTabular().forEach(left::add);
            });
    return new TableSet(tables, left.all());
  }

  /** The effects that each table takes; those that none takes are findings. */
  public Map<EffectForm, List<Effect>> split(Collection<Effect> effects, Diagnostics findings) {
    Map<EffectForm, List<Effect>> split = new LinkedHashMap<>();
    forms.forEach(form -> split.put(form, new ArrayList<>()));
    for (Effect effect : effects) {
      form(effect)
          .ifPresentOrElse(
              form -> split.get(form).add(effect),
              () ->
                  findings.error(
                      Code.INEXPRESSIBLE,
                      effect.source(),
                      effect.id() + ": an effect that no sheet is for",
                      "the verbs of one sheet"));
    }
    return split;
  }

  /** True if a sheet without rows is missed, since any effects can be its rows. */
  public boolean needs(String title) {
    return !partial
        || forms.stream()
            .anyMatch(form -> form instanceof EffectFamily && form.title().equals(title));
  }

  private Optional<EffectForm> form(Effect effect) {
    return forms.stream()
        .sorted(Comparator.comparing(EffectFamily.class::isInstance))
        .filter(form -> form.takes(effect))
        .findFirst();
  }

  /** The effects of tables that were written or read by the forms of this book, in their order. */
  public List<Effect> read(List<TypedTable> tables, Diagnostics findings) {
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < forms.size(); i++) {
      effects.addAll(forms.get(i).read(tables.get(i), findings));
    }
    return effects;
  }
}
