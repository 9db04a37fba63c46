package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Parameters;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Parameters of a whole action, given to its abilities. */
final class Parametric {

  private Parametric() {}

  static AbilityUse with(Parameters whole, AbilityUse use) {
    return new AbilityUse(use.ability(), join(whole, use.parameters()), use.written());
  }

  static Parameters join(Parameters first, Parameters second) {
    return new Parameters(
        union(first.restrictions(), second.restrictions()),
        union(first.compulsions(), second.compulsions()),
        first.scaling().or(second::scaling));
  }

  private static <T> List<T> union(List<T> first, List<T> second) {
    Set<T> all = new LinkedHashSet<>(first);
    all.addAll(second);
    return new ArrayList<>(all);
  }
}
