package dev.runesheet.testing.footprint;

import java.util.HashSet;
import java.util.Set;

/** The parts of the rules that one test touches. */
final class TestImpact {

  /** The impact of a test that was never run. */
  static final TestImpact NONE = new TestImpact();

  private static final int FIRED = 3;
  private static final int IN_FORCE = 2;
  static final int ASKED = 1;

  private final Set<String> fired = new HashSet<>();
  private final Set<String> ran = new HashSet<>();
  private final Set<String> inPlay = new HashSet<>();
  private final Set<String> facts = new HashSet<>();
  private final Set<String> holders = new HashSet<>();
  private final Set<TestImpact> parts = new HashSet<>();
  private int firings;

  void fired(String rule) {
    fired.add(rule);
    firings++;
  }

  /** Notes that the program of an effect ran, or a part of it. */
  void ran(String effect) {
    ran.add(effect);
  }

  void inPlay(String effect) {
    inPlay.add(effect);
  }

  /** Notes that there was a fact of a class, which rules about such facts looked at. */
  void fact(String type) {
    facts.add(type);
  }

  /** Notes that there was an entity of a definition in play, whose abilities were offered. */
  void holder(String definition) {
    holders.add(definition);
  }

  /** True if somebody was in play who has the abilities of an owner. */
  boolean offers(String owner) {
    return holders.contains(owner);
  }

  /** Notes all that was noted in a part; once, since nothing costs the test a second time. */
  void add(TestImpact part) {
    if (!parts.add(part)) {
      return;
    }
    fired.addAll(part.fired);
    ran.addAll(part.ran);
    inPlay.addAll(part.inPlay);
    facts.addAll(part.facts);
    holders.addAll(part.holders);
    firings += part.firings;
  }

  /** The number of all firings, as a measure of the test's cost. */
  int firings() {
    return firings;
  }

  /** The likelihood that the test notices a change of a part; 0 if it never touched the part. */
  int touches(RulePart concern) {
    if (fired.contains(concern.rule()) || ran.contains(concern.effect())) {
      return FIRED;
    }
    if (inPlay.contains(concern.effect())) {
      return IN_FORCE;
    }
    return concern.effect().isEmpty() && facts.contains(concern.fact()) ? ASKED : 0;
  }
}
