package dev.runesheet.cli.watch;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.analysis.change.EffectChange;
import dev.runesheet.model.Effect;
import dev.runesheet.testing.footprint.RulePart;
import dev.runesheet.testing.footprint.TestImpacts;
import dev.runesheet.testing.suite.TestCase;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The scenarios that an edit is likely to touch, by their last runs. */
record WatchOrder(TestImpacts<String> footprints) {

  /**
   * The scenarios touched by changes, in the order in which they run: the likeliest first.
   *
   * @param about those that name a changed thing
   * @param others those that used one without naming it
   */
  record Touched(Set<String> about, Set<String> others) {
    static final Touched NOTHING = new Touched(Set.of(), Set.of());
  }

  /**
   * The scenarios that have to do with changes.
   *
   * @param cases all scenarios, by name
   */
  Touched touched(List<Change> changes, Map<String, TestCase> cases) {
    Set<String> about = new LinkedHashSet<>();
    Set<String> others = new LinkedHashSet<>();
    for (Change change : changes) {
      Set<String> touched = new LinkedHashSet<>();
      concerns(change)
          .forEach(concern -> touched.addAll(footprints.touching(concern, cases.keySet())));
      String subject = subject(change);
      touched.stream().filter(name -> cases.get(name).mentions(subject)).forEach(about::add);
      others.addAll(touched);
      if (change.kind() == Change.Kind.ADDED || !(change instanceof EffectChange)) {
        addMentions(subject, cases, others);
      }
    }
    others.removeAll(about);
    return new Touched(about, others);
  }

  private static Stream<RulePart> concerns(Change change) {
    return change instanceof EffectChange effect
        ? ids(effect).map(id -> new RulePart("", id, ""))
        : Stream.of(new RulePart(change.id(), "", ""));
  }

  /** The text by which scenarios are likely to name a changed thing. */
  private static String subject(Change change) {
    if (change instanceof EffectChange effect) {
      return effect.after() == null ? effect.before().owner() : effect.after().owner();
    }
    return change.id();
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
