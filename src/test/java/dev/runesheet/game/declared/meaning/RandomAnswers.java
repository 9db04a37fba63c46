package dev.runesheet.game.declared.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Effects that answer events, drawn by chance; what they cause never comes round to them again. */
final class RandomAnswers {

  /** The events, each of which causes later ones only. */
  static final List<String> EVENTS =
      List.of(
          "turn starts",
          "early call",
          "moves",
          "enters play",
          "first call",
          "second call",
          "leaves play",
          "power changes",
          "last call");

  private static final int MOVES = EVENTS.indexOf("moves");
  private static final int LEAVES = EVENTS.indexOf("leaves play");
  private static final int CHANGES = EVENTS.indexOf("power changes");

  /** The statuses: one that silences its holder, and those that answer events. */
  static final List<String> STATUSES = List.of("hush", "s1", "s2", "s3");

  private final Random random;
  private boolean ofRule;

  RandomAnswers(Random random) {
    this.random = random;
  }

  /**
   * An answer.
   *
   * @param rule whether it is a rule of each player, rather than part of a card
   */
  Answer answer(boolean rule) {
    ofRule = rule;
    int event = random.nextInt(EVENTS.size());
    String whose = one(List.of(rule ? "ally" : "any", "ally", "enemy", "other", "any", "any"));
    whose = event > 0 && !rule && random.nextInt(4) == 0 ? "own" : whose;
    int below = random.nextInt(4) == 0 ? 5 + random.nextInt(12) : 0;
    return new Answer(EVENTS.get(event), whose, below, acts(event, 0, roles(event)));
  }

  private static List<String> roles(int event) {
    return event == 0
        ? List.of("self", "owner", "opponent", "subject")
        : List.of("self", "owner", "opponent", "subject", "causer");
  }

  private List<Answer.Act> acts(int event, int depth, List<String> roles) {
    List<Answer.Act> acts = new ArrayList<>();
    int size = 1 + random.nextInt(2);
    for (int i = 0; i < size; i++) {
      Answer.Act act = act(event, depth, roles);
      if (i == 0 || !acts.get(0).equals(act) || !(act instanceof Answer.Leave)) {
        acts.add(act); // Who left just now does not leave again: that is found.
      }
    }
    return acts;
  }

  private Answer.Act act(int event, int depth, List<String> roles) {
    int drawn = random.nextInt(11);
    if (drawn == 0 && event < MOVES && (depth > 0 || !ofRule)) {
      return random.nextBoolean()
          ? new Answer.Enter()
          : new Answer.Shift(depth > 0 ? "target" : "self", one(List.of("field", "camp")));
    }
    if (drawn <= 1 && event < LEAVES && (depth > 0 || !ofRule)) {
      return new Answer.Leave(one(depth > 0 ? List.of("target") : List.of("self")));
    }
    if (drawn <= 3 && event < CHANGES) {
      return new Answer.Add(one(roles), "power", 1 + random.nextInt(9) - 4);
    }
    List<String> calls =
        EVENTS.stream()
            .filter(each -> each.endsWith("call") && EVENTS.indexOf(each) > event)
            .toList();
    if (drawn <= 5 && !calls.isEmpty()) {
      return new Answer.Raise(one(roles), one(calls));
    }
    if (drawn == 6 && depth < 2) {
      List<String> inside = new ArrayList<>(roles);
      inside.add("target");
      return new Answer.Each(
          one(List.of("allies", "other allies", "enemies", "all")), acts(event, depth + 1, inside));
    }
    if (drawn == 7 && depth < 2) {
      return new Answer.If(one(roles), 5 + random.nextInt(12), acts(event, depth, roles));
    }
    if (drawn == 8 && depth == 0) {
      return new Answer.Grant(one(roles), one(STATUSES), random.nextInt(3));
    }
    return random.nextInt(3) == 0
        ? new Answer.AddPower(one(roles), one(roles))
        : new Answer.Add(one(roles), "health", 1 + random.nextInt(9));
  }

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
