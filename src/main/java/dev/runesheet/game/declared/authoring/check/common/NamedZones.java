package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.word.WordList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The zones that lines name. */
public final class NamedZones {

  private NamedZones() {}

  /** The zones of a line, in the order of its verb's parameters. */
  public static List<String> of(Step.Do act) {
    return List.copyOf(act.naming(WordList.ZONE).values());
  }

  /** True for a line about common zones alone: whose they are does not matter. */
  public static boolean areCommon(Step.Do act, DeclaredCatalog catalog) {
    List<String> zones = of(act);
    return !zones.isEmpty() && zones.stream().allMatch(catalog::isCommon);
  }

  /** The same line; one about common zones alone with the holder as the player who has them. */
  public static Step settled(Step step, Supplier<DeclaredCatalog> catalog) {
    return step instanceof Step.Do act && !of(act).isEmpty() && areCommon(act, catalog.get())
        ? ofHolder(act)
        : step;
  }

  private static Step.Do ofHolder(Step.Do act) {
    Map<String, Argument> arguments = new LinkedHashMap<>(act.arguments());
    act.verb().parameters().stream()
        .filter(one -> one.accepts() == Param.Accepts.OWNED)
        .forEach(one -> arguments.replace(one.name(), Selector.Role.SELF));
    return new Step.Do(act.verb(), arguments, act.source());
  }
}
