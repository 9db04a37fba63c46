package dev.runesheet.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What acts the same by the verbs of a game and what its cards have printed. */
class EquivalentMutantsTest {

  private static final AuthoringPack PACK = Packs.find("valeria");
  private static final PackContent CONTENT =
      PACK.read(new DirectoryFiles(Path.of("")), new Diagnostics());

  private static Effect effect(String id) {
    return CONTENT.effects().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }

  private static Effect with(Effect effect, Step... steps) {
    return new Effect(
        effect.id(),
        effect.name(),
        effect.owner(),
        effect.trigger(),
        new Body.Program(List.of(steps)),
        effect.priority(),
        effect.duration(),
        effect.stacking(),
        effect.source());
  }

  private static Step act(String name, Argument... arguments) {
    return Step.Do.of(PACK.catalog().get(name), SourceLocation.NONE, arguments);
  }

  private static Step change(String verb, String stat, double amount) {
    return act(verb, Role.OWNER, new Argument.Word(stat), Value.of(amount));
  }

  private static boolean same(String id, Step one, Step... others) {
    Effect effect = effect(id);
    return new EquivalentMutants(PACK, CONTENT).of(with(effect, one), with(effect, others));
  }

  @Test
  void gainingIsAddingUnlessThereCouldBeLessThanNothing() {
    assertThat(same("d5/passive", change("gain", "gold", 2), change("add-stat", "gold", 2)))
        .isTrue();
    assertThat(same("d5/passive", change("gain", "gold", 2), change("add-stat", "gold", 3)))
        .isFalse();
    assertThat(same("d5/passive", change("gain", "gold", -2), change("add-stat", "gold", -2)))
        .isFalse();
    assertThat(same("d5/passive", change("lose", "gold", 2), change("add-stat", "gold", -2)))
        .isFalse();
  }

  @Test
  void cardsThatAreCountedAreNeverLessThanNone() {
    Value cards = new Value.Count(new Selector.Group("monsters", Role.OWNER, List.of()));
    Argument gold = new Argument.Word("gold");
    assertThat(
            same(
                "d5/passive",
                act("gain", Role.OWNER, gold, cards),
                act("add-stat", Role.OWNER, gold, cards)))
        .isTrue();
  }

  @Test
  void pipsAreNeverLessThanNone() {
    Selector.Group cards = new Selector.Group("cards with roles", Role.OWNER, List.of());
    Argument gold = new Argument.Word("gold");
    assertThat(
            same(
                "d5/passive",
                act("gain", Role.OWNER, gold, new Value.Total(cards, "worker")),
                act("add-stat", Role.OWNER, gold, new Value.Total(cards, "worker"))))
        .isTrue();
    assertThat(
            same(
                "d5/passive",
                act("gain", Role.OWNER, gold, new Value.Total(cards, "extra gold")),
                act("add-stat", Role.OWNER, gold, new Value.Total(cards, "extra gold"))))
        .isFalse();
  }

  /** The Thief's row has no numbers; the Cathedral's has 3 victory points. */
  @Test
  void whatIsPrintedCountsOnlyWhereThereIsAny() {
    Step gain = change("gain", "gold", 1);
    Step onTurn = act("receive-printed", new Argument.Word("on-turn"));
    Step reward = act("receive-printed", new Argument.Word("reward"));
    Effect thief = effect("c15/on-turn");
    Effect cathedral = effect("d5/passive");
    EquivalentMutants same = new EquivalentMutants(PACK, CONTENT);
    assertThat(same.of(with(thief, onTurn, gain), with(thief, gain))).isTrue();
    assertThat(same.of(with(thief, onTurn, gain), with(thief, reward, gain))).isTrue();
    assertThat(same.of(with(cathedral, reward, gain), with(cathedral, gain))).isFalse();
    assertThat(same.of(with(cathedral, reward), with(cathedral, change("gain", "victory", 3))))
        .isTrue();
  }

  @Test
  void aPriorityCountsOnlyBesideOthersThatAnswerTheSameEvent() {
    Map<String, List<Effect>> byEvent = new TreeMap<>();
    CONTENT.effects().stream()
        .filter(one -> !one.trigger().activated())
        .forEach(
            one ->
                byEvent
                    .computeIfAbsent(one.trigger().event(), event -> new ArrayList<>())
                    .add(one));
    Effect alone =
        byEvent.values().stream().filter(all -> all.size() == 1).findFirst().get().get(0);
    Effect beside =
        byEvent.values().stream()
            .filter(all -> all.stream().map(Effect::priority).distinct().count() > 1)
            .findFirst()
            .get()
            .get(0);
    int last = Integer.MIN_VALUE;

    assertThat(sameness().of(alone, prior(alone, alone.priority() + 1))).isTrue();
    assertThat(
            sameness().of(beside, prior(beside, last))
                && sameness().of(beside, prior(beside, -last - 1)))
        .isFalse();
  }

  private static EquivalentMutants sameness() {
    return new EquivalentMutants(PACK, CONTENT);
  }

  private static Effect prior(Effect effect, int priority) {
    return new Effect(
        effect.id(),
        effect.name(),
        effect.owner(),
        effect.trigger(),
        effect.body(),
        priority,
        effect.duration(),
        effect.stacking(),
        effect.source());
  }

  private static Condition least(Value value, double bound) {
    return new Condition.Not(
        new Condition.Comparison(Condition.Relation.BELOW, value, Value.of(bound)));
  }

  private static Value has(String stat) {
    return new Value.StatOf(Role.OWNER, stat);
  }

  private static Step choice(Step.Branch... branches) {
    return new Step.Choose(
        Role.OWNER, "choose", List.of(branches), Step.Asking.OPTIONAL, SourceLocation.NONE);
  }

  private static Step.Branch paid(String stat) {
    return new Step.Branch("pay " + stat, List.of(change("lose", stat, 9)))
        .onlyWhen(least(has(stat), 9));
  }

  private static Step guarded(Condition condition, Step... steps) {
    return new Step.If(condition, List.of(steps), List.of(), SourceLocation.NONE);
  }

  /** Zafar's Oasis: nine of anything for points; a choice of nothing is not asked. */
  @Test
  void aGuardBeforeAChoiceIsNeedlessIfEachOptionAsksForAsMuch() {
    Step choice = choice(paid("gold"), paid("magic"));
    Condition nine = new Condition.Any(List.of(least(has("gold"), 9), least(has("magic"), 9)));
    Condition eight = new Condition.Any(List.of(least(has("gold"), 8), least(has("magic"), 9)));
    Condition ten = new Condition.Any(List.of(least(has("gold"), 10), least(has("magic"), 9)));
    Step after = change("gain", "victory", 1);

    assertThat(same("d44/activation", guarded(nine, choice), choice)).isTrue();
    assertThat(same("d44/activation", guarded(nine, choice), guarded(eight, choice))).isTrue();
    assertThat(same("d44/activation", guarded(nine, choice), guarded(ten, choice))).isFalse();
    assertThat(same("d44/activation", guarded(nine, choice, after), choice, after)).isFalse();
    assertThat(same("d44/activation", guarded(least(has("gold"), 9), choice), choice))
        .as("an option asks for something else")
        .isFalse();
  }

  @Test
  void aGuardThatRollsADieIsNeeded() {
    Condition four = above(new Value.Roll(6), 3);
    Step.Branch lucky = new Step.Branch("win", List.of(change("gain", "gold", 1))).onlyWhen(four);

    assertThat(same("d44/activation", guarded(four, choice(lucky)), choice(lucky))).isFalse();
  }

  private static Step turning(String prompt, Condition... asks) {
    Selector.Group own = new Selector.Group("face-up citizens", List.of(asks));
    Step turn = act("turn-down", Role.TARGET);
    return Step.Choose.pick(
        Role.SELF, prompt, own, List.of(turn), Step.Asking.ALWAYS, SourceLocation.NONE);
  }

  private static Step all(Condition whom, Step body) {
    Selector.Group players = new Selector.Group("awake players", List.of(whom));
    return new Step.AllAtOnce(players, List.of(body), SourceLocation.NONE);
  }

  /** Cursed Cavern and A Call To Arms: who has no such citizen is not asked anyway. */
  @Test
  void whoCouldChooseNothingNeedNotBeLeftOut() {
    Condition soldier = least(new Value.StatOf(Role.TARGET, "soldier"), 1);
    Value some = new Value.Count(new Selector.Group("face-up citizens", Role.TARGET, List.of()));
    Value soldiers =
        new Value.Count(new Selector.Group("face-up citizens", Role.TARGET, List.of(soldier)));
    Value domains = new Value.Count(new Selector.Group("domains", Role.TARGET, List.of()));

    assertThat(same("e22/activation", all(above(some, 0), turning("flip")), anybody("flip")))
        .isTrue();
    assertThat(
            same(
                "e22/activation",
                all(above(soldiers, 0), turning("flip", soldier)),
                all(above(some, -1), turning("flip", soldier))))
        .isTrue();
    assertThat(same("e22/activation", all(above(some, 1), turning("flip")), anybody("flip")))
        .isFalse();
    assertThat(same("e22/activation", all(above(soldiers, 0), turning("flip")), anybody("flip")))
        .isFalse();
    assertThat(same("e22/activation", all(above(domains, 0), turning("flip")), anybody("flip")))
        .isFalse();
  }

  private static Step anybody(String prompt) {
    Selector.Group players = new Selector.Group("awake players", List.of());
    return new Step.AllAtOnce(players, List.of(turning(prompt)), SourceLocation.NONE);
  }

  private static Condition above(Value value, double bound) {
    return new Condition.Comparison(Condition.Relation.ABOVE, value, Value.of(bound));
  }
}
