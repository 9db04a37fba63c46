package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.AbilityScope;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Danger;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Defense;
import dev.runesheet.game.werewolf.word.DisguiseStrength;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.ExtraRoleChange;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.game.werewolf.word.LoyaltySort;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.game.werewolf.word.PollChange;
import dev.runesheet.game.werewolf.word.Relation;
import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.game.werewolf.word.VoteCount;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Ability.VoteManipulating;
import dev.runesheet.language.roletext.tree.AbilityFilter;
import dev.runesheet.language.roletext.tree.AbilityType;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Action.Branch;
import dev.runesheet.language.roletext.tree.Action.Outcome;
import dev.runesheet.language.roletext.tree.Action.When;
import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.ClauseKind;
import dev.runesheet.language.roletext.tree.Condition;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Definition.Sort;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Parameters.Compulsion;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Scaling;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.tree.Written;
import dev.runesheet.model.SourceLocation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Definitions of all that the guide has a form for. */
public final class RandomRoles {

  private static final SourceLocation NOWHERE = SourceLocation.NONE;
  private static final List<String> NAMES =
      List.of(
          "Wolf",
          "Flute Player",
          "Fletcher's Customer",
          "Man of War",
          "Role",
          "x3",
          "To",
          "to",
          "Ödön-2");

  private final Random random;
  private int results;
  private boolean acted;
  private boolean chosen;
  private boolean selected;

  private RandomRoles(Random random) {
    this.random = random;
  }

  public static Arbitrary<Definition> definitions() {
    return Arbitraries.randomValue(random -> new RandomRoles(random).definition());
  }

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private <E extends Enum<E>> E one(Class<E> type, int first) {
    return type.getEnumConstants()[random.nextInt(first)];
  }

  private <T> List<T> some(int least, int most, Supplier<T> make) {
    List<T> all = new ArrayList<>();
    for (int i = least + random.nextInt(most - least + 1); i > 0; i--) {
      all.add(make.get());
    }
    return all;
  }

  private <T> Optional<T> maybe(Supplier<T> make) {
    return random.nextBoolean() ? Optional.of(make.get()) : Optional.empty();
  }

  private String name() {
    return one(NAMES);
  }

  private Definition definition() {
    List<TriggeredAbility> abilities = some(0, 4, this::triggered);
    return switch (random.nextInt(5)) {
      case 0 -> new Definition.Group("Some Group", "Werewolf", List.of(), abilities, NOWHERE);
      case 1 -> team(abilities);
      case 2 -> new Definition.Plain(Sort.ATTRIBUTE, name(), List.of(), abilities, NOWHERE);
      case 3 ->
          new Definition.Plain(
              Sort.POLL,
              "Vote",
              clauses(
                  clause(
                      ClauseKind.AVAILABLE_OPTIONS,
                      some(0, 2, () -> random.nextBoolean() ? player() : text(name()))),
                  clause(ClauseKind.ALLOWED_VOTERS, some(0, 2, this::player)),
                  clause(ClauseKind.SHOW_VOTERS, some(0, 1, () -> text("No")))),
              abilities,
              NOWHERE);
      default -> new Definition.Role(name(), maybe(this::header), List.of(), abilities, NOWHERE);
    };
  }

  private Definition team(List<TriggeredAbility> abilities) {
    Definition.Clause wins = clause(ClauseKind.WIN_CONDITION, some(0, 2, this::player));
    return new Definition.Plain(Sort.TEAM, "Flute", clauses(wins), abilities, NOWHERE);
  }

  private static Operand text(String text) {
    return new Operand.Text(text);
  }

  private static Definition.Clause clause(ClauseKind kind, List<? extends Operand> values) {
    return new Definition.Clause(kind, List.copyOf(values), Written.at(NOWHERE));
  }

  /** Those that say something. */
  private static List<Definition.Clause> clauses(Definition.Clause... some) {
    return Stream.of(some).filter(one -> !one.values().isEmpty()).toList();
  }

  private Definition.Header header() {
    RoleGroup group = one(RoleGroup.class, 5);
    String team = group == RoleGroup.SOLO ? "Flute" : "";
    List<String> modifiers = some(0, 1, () -> "Limited");
    return new Definition.Header(group, one(Definition.RoleCategory.class, 8), team, modifiers);
  }

  private TriggeredAbility triggered() {
    results = 0;
    selected = false;
    if (random.nextInt(5) == 0) {
      acted = false;
      List<Action.Part> parts = new ArrayList<>(List.of(part(trigger(false), true)));
      parts.addAll(some(0, 2, () -> part(trigger(false), false)));
      return new TriggeredAbility(new Trigger.Compound(), new Action.Compound(parts), NOWHERE);
    }
    Trigger trigger = trigger(true);
    chosen = trigger.isChosen();
    Action action = random.nextInt(3) > 0 ? new Action.Abilities(some(1, 3, this::use)) : complex();
    return new TriggeredAbility(trigger, action, NOWHERE);
  }

  /** A part of an action; all are for whom the first is chosen for. */
  private Action.Part part(Trigger trigger, boolean first) {
    chosen = first ? trigger.isChosen() : chosen;
    return new Action.Part(trigger, some(1, 2, this::use), NOWHERE);
  }

  private Trigger trigger(boolean actions) {
    acted = false;
    return switch (random.nextInt(6)) {
      case 0 -> new Trigger.Starting();
      case 1 -> new Trigger.Passive(Optional.empty());
      case 2 -> new Trigger.On(Trigger.Event.DEATH, Optional.empty(), Optional.empty(), "");
      case 3 -> new Trigger.On(Trigger.Event.VISIT, Optional.empty(), maybe(this::type), "");
      case 4 -> {
        acted = actions;
        yield actions
            ? new Trigger.On(Trigger.Event.ACTION, Optional.empty(), maybe(this::type), "")
            : new Trigger.At(Timing.IMMEDIATE);
      }
      default -> new Trigger.At(one(Timing.class, 8));
    };
  }

  private AbilityType type() {
    AbilityFamily family = one(AbilityFamily.named());
    Optional<String> subtype =
        family.subtypes().isEmpty() ? Optional.empty() : maybe(() -> one(family.subtypes()));
    return new AbilityType(family, subtype);
  }

  private Action complex() {
    List<AbilityUse> process = some(1, 3, this::use);
    results = process.size();
    List<Branch> branches =
        new ArrayList<>(
            some(1, 3, () -> new Branch(new When.If(condition(2)), outcome(), NOWHERE)));
    if (random.nextBoolean()) {
      branches.add(new Branch(new When.Otherwise(), outcome(), NOWHERE));
    }
    return new Action.Complex(Parameters.NONE, process, branches);
  }

  private Outcome outcome() {
    return switch (random.nextInt(4)) {
      case 0 -> new Outcome.Feedback(name());
      case 1 -> new Outcome.Told(new Target.Result(1 + random.nextInt(results)));
      case 2 -> new Outcome.Use(some(2, 3, this::use));
      default -> new Outcome.Use(List.of(use()));
    };
  }

  private Condition condition(int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(4)) {
      case 1 -> new Condition.Not(condition(depth - 1));
      case 2 -> new Condition.And(condition(depth - 1), condition(depth - 1));
      case 3 -> new Condition.Or(condition(depth - 1), condition(depth - 1));
      default -> new Condition.Is(told(), random.nextBoolean() ? told() : new Operand.Text(name()));
    };
  }

  private Target told() {
    return results > 0 && random.nextBoolean()
        ? new Target.Result(1 + random.nextInt(results))
        : player();
  }

  private Target player() {
    return random.nextInt(5) == 0
        ? new Target.Having(new AttributeName("Wolfish", random.nextBoolean() ? "" : "Self"))
        : new Target.Standard(standard());
  }

  /** A second player is chosen only besides a first, and none where nobody chooses. */
  private TargetWord standard() {
    TargetWord word = one(TargetWord.class, 4);
    if (word.selections() > (chosen ? selected ? 2 : 1 : 0)) {
      return TargetWord.SELF;
    }
    selected |= word.selections() == 1;
    return word;
  }

  private Target channel() {
    return random.nextBoolean() ? new Target.Channel("story_time") : player();
  }

  private AbilityUse use() {
    return new AbilityUse(ability(), parameters(), NOWHERE);
  }

  private Parameters parameters() {
    List<Restriction> restrictions = new ArrayList<>();
    maybe(this::temporal).ifPresent(restrictions::add);
    maybe(() -> new Restriction.Quantity(1 + random.nextInt(9))).ifPresent(restrictions::add);
    maybe(() -> new Restriction.Attribute(maybe(this::player), random.nextBoolean(), attribute()))
        .ifPresent(restrictions::add);
    maybe(() -> one(Restriction.Succession.class, 2)).ifPresent(restrictions::add);
    List<Compulsion> forced =
        some(0, 1, () -> new Compulsion(Compulsion.Kind.FORCED, Optional.empty()));
    return new Parameters(restrictions, forced, maybe(this::scaling));
  }

  private Restriction temporal() {
    Daytime daytime = one(Daytime.class, 2);
    OptionalInt number = OptionalInt.of(1 + random.nextInt(5));
    return new Restriction.Temporal(daytime, number, random.nextBoolean());
  }

  private Scaling scaling() {
    return switch (random.nextInt(4)) {
      case 0 -> new Scaling.PerPlayers(one(PlayerCount.class, 2), 5);
      case 1 -> new Scaling.OddEven(new Scaling.Times(1), new Scaling.Times(2));
      case 2 ->
          new Scaling.Steps(
              List.of(
                  new Scaling.Step(Optional.empty(), 1),
                  new Scaling.Step(
                      Optional.of(
                          new Scaling.Test(one(PlayerCount.class, 2), one(Relation.class, 5), 15)),
                      2)));
      default -> new Scaling.Times(1 + random.nextInt(5));
    };
  }

  private AttributeName attribute() {
    return random.nextBoolean()
        ? new AttributeName(name(), "")
        : new AttributeName("GroupMembership", name());
  }

  private Set<Influence> effects() {
    Set<Influence> effects = EnumSet.noneOf(Influence.class);
    some(0, 3, () -> effects.add(one(Influence.class, 3)));
    return effects;
  }

  private Duration duration() {
    return one(Duration.class, 5);
  }

  private AbilityFilter filter() {
    return switch (random.nextInt(3)) {
      case 0 -> AbilityFilter.Wide.ALL;
      case 1 -> new AbilityFilter.Wide(AbilityScope.NON_KILLING);
      default -> new AbilityFilter.OfType(type());
    };
  }

  private Operand datum() {
    return random.nextBoolean() ? new Operand.Text(name()) : player();
  }

  private Ability ability() {
    return switch (random.nextInt(20)) {
      case 0 -> new Ability.Killing(one(KillingSort.class, 4), player());
      case 1 -> new Ability.Investigating(one(Investigated.class, 3), player(), effects());
      case 2 -> new Ability.AttributeInvestigating(player(), attribute(), Set.of());
      case 3 -> new Ability.Targeting(player(), "");
      case 4 ->
          new Ability.Disguising(one(DisguiseStrength.class, 2), player(), datum(), duration());
      case 5, 6 -> protecting();
      case 7 ->
          new Ability.Applying(attribute(), player(), some(0, 3, this::datum), Duration.PERMANENT);
      case 8 -> new Ability.Removing(attribute(), player());
      case 9 ->
          new Ability.Redirecting(filter(), maybe(this::player), player(), Duration.PERMANENT);
      case 10 ->
          new VoteManipulating(
              player(),
              one(VoteCount.class, 3),
              false,
              random.nextBoolean() ? new Operand.Text("-1") : player(),
              Duration.PERMANENT);
      case 11 -> new Ability.Whispering(channel(), maybe(this::datum), duration());
      case 12 ->
          new Ability.Joining(false, Target.SELF, name(), Membership.MEMBER, Duration.PERSISTENT);
      case 13 -> new Ability.Granting(one(ExtraRoleChange.class, 2), "Shield", player());
      case 14 -> new Ability.Loyalty(name(), one(LoyaltySort.class, 2));
      case 15 -> {
        AbilityFilter filter = filter();
        Optional<String> told =
            filter.equals(AbilityFilter.Wide.ALL) ? Optional.empty() : maybe(this::name);
        yield new Ability.Obstructing(filter, player(), told, Duration.PERMANENT);
      }
      case 16 -> new Ability.PollManipulating(one(PollChange.class, 4), name(), Optional.empty());
      case 17 ->
          new Ability.CandidateManipulating(name(), player(), one(CandidateChange.class, 2), 0);
      case 18 ->
          new Ability.Revealing(
              acted ? new Target.Standard(TargetWord.ACTION_FEEDBACK) : player(), channel());
      default -> new Ability.Knowing(random.nextBoolean() ? name() : "who, of two, is a wolf");
    };
  }

  private Ability protecting() {
    Defense defense = one(Defense.class, 4);
    return new Ability.Protecting(
        player(),
        one(Danger.class, 4),
        maybe(this::player),
        defense,
        defense == Defense.ABSENCE ? Optional.of(channel()) : Optional.empty(),
        maybe(() -> one(Daytime.class, 2)),
        duration());
  }
}
