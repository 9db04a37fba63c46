package dev.runesheet.cli;

import dev.runesheet.analysis.Change;
import dev.runesheet.analysis.EffectChange;
import dev.runesheet.model.Effect;
import dev.runesheet.testing.footprint.Concern;
import dev.runesheet.testing.footprint.Footprints;
import dev.runesheet.testing.suite.TestCase;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** Which scenarios an edit is likely to touch, by what happened in them when they ran before. */
final class WatchOrder {

  private final Footprints<String> footprints;

  WatchOrder(Footprints<String> footprints) {
    this.footprints = footprints;
  }

  /**
   * The scenarios that have to do with changes: the likeliest first.
   *
   * @param cases all scenarios, by name
   */
  Set<String> touched(List<Change> changes, Map<String, TestCase> cases) {
    Set<String> touched = new LinkedHashSet<>();
    for (Change change : changes) {
      if (change instanceof EffectChange effect) {
        ids(effect)
            .map(id -> new Concern("", id, ""))
            .forEach(concern -> touched.addAll(footprints.touching(concern, cases.keySet())));
        if (change.kind() == Change.Kind.ADDED) {
          addMentions(effect.after().owner(), cases, touched);
        }
      } else {
        Concern rule = new Concern(change.id(), "", "");
        touched.addAll(footprints.touching(rule, cases.keySet()));
        addMentions(change.id(), cases, touched);
      }
    }
    return touched;
  }

  private static Stream<String> ids(EffectChange change) {
    return Stream.of(change.before(), change.after())
        .filter(Objects::nonNull)
        .map(Effect::id)
        .distinct();
  }

  private static void addMentions(
      String word, Map<String, TestCase> cases, Collection<String> touched) {
    cases.forEach(
        (name, one) -> {
          if (one.mentions(word)) {
            touched.add(name);
          }
        });
  }
}
