package dev.runesheet.testing.mutation;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.testing.mutation.MutationPoint.Alternative;
import dev.runesheet.word.Presence;
import dev.runesheet.word.Viewpoint;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/** The mutation points of an effect of the model. */
final class EffectMutations {

  /**
   * The fields that are never mutated: those without a rule, names, those that the language
   * decides, and properties, whose words are others.
   */
  private static final String OPTIONAL = "optional: ";

  private static final Set<String> KEPT =
      Set.of(
          "Effect.id",
          "Effect.name",
          "Effect.owner",
          "Effect.text",
          "Effect.duration",
          "Asked.prompt",
          "Choose.prompt",
          "Branch.name",
          "Branch.text",
          "Menu.menu",
          "Is.property",
          "Same.property",
          "Same.asProperty",
          "Modify.type",
          "Suppress.type",
          "Stacking.key",
          "Trigger.need",
          "Parameter.name");

  private static final Set<String> SCOPES =
      Set.of(
          "Group.scope",
          "Modify.scope",
          "Modify.per",
          "Suppress.scope",
          "Presence.scope",
          "Trigger.watch");

  private final WordsInUse words;
  private final AuthoringPack pack;
  private final Function<String, Viewpoint> viewpoints;
  private final Replacements exchanges;
  private final Effect effect;

  /** True if {@code self} stands for a player here, and so is its own owner. */
  private boolean player;

  /** True if {@code self} is the target of the loop round it: both are whose turn it is. */
  private boolean turn;

  /** True if {@code self} is here what the role of the name of the effect's owner means. */
  private boolean holder;

  /**
   * True if the record looked at is the comparison whose opposite a condition is, such as 'below'
   * of 'at least': it is changed in the words of the condition, and as a whole only with it.
   */
  private boolean denied;

  /** True if the loop that is looked at goes through any number of what a player chooses. */
  private boolean free;

  private EffectMutations(
      Effect effect,
      WordsInUse words,
      List<VerbSpec> verbs,
      AuthoringPack pack,
      Function<String, Viewpoint> viewpoints) {
    this.viewpoints = viewpoints;
    this.effect = effect;
    this.words = words;
    this.pack = pack;
    this.player = pack.playerOwners().contains(effect.owner());
    this.holder = pack.ownersThatAreRoles().contains(effect.owner());
    this.exchanges = new Replacements(effect, verbs.stream().filter(words::uses).toList());
  }

  /**
   * The places of an effect, in the order in which they are written.
   *
   * @param words the words of the game's effects
   * @param verbs the game's verbs
   * @param pack the game
   * @param viewpoints from which entities a scope is the same
   */
  static List<MutationPoint<Effect>> of(
      Effect effect,
      WordsInUse words,
      List<VerbSpec> verbs,
      AuthoringPack pack,
      Function<String, Viewpoint> viewpoints) {
    return new EffectMutations(effect, words, verbs, pack, viewpoints)
        .record(effect, effect.source()).stream()
            .map(site -> site.within(Effect.class::cast))
            .toList();
  }

  private List<MutationPoint<Object>> record(Record whole, SourceLocation outside) {
    RecordParts parts = new RecordParts(whole);
    SourceLocation place = outside;
    for (int i = 0; i < parts.size(); i++) {
      place = parts.get(i) instanceof SourceLocation own ? own : place;
    }
    boolean opposite = denied;
    denied = false;
    List<MutationPoint<Object>> sites =
        new ArrayList<>(opposite ? List.of() : exchanges.of(whole, place));
    for (int i = 0; i < parts.size(); i++) {
      int index = i;
      boolean outer = player;
      boolean outerTurn = turn;
      boolean outerHolder = holder;
      player = parts.get(i) instanceof List<?> ? standsForPlayer(whole) : player;
      turn = parts.get(i) instanceof List<?> ? isTarget(whole) : turn;
      holder &= !(whole instanceof Step step && step.turnsSelf());
      List<MutationPoint<Object>> inside =
          opposite && parts.get(i) instanceof Condition.Relation
              ? List.of(exchanges.relation((Condition.Comparison) whole, place))
              : part(whole, parts.name(i), parts.get(i), place);
      for (MutationPoint<Object> site : inside) {
        add(site, other -> parts.with(index, other), sites);
      }
      player = outer;
      turn = outerTurn;
      holder = outerHolder;
    }
    return sites;
  }

  /** True if {@code self} is the target in the steps or conditions of a part. */
  private boolean isTarget(Record whole) {
    boolean other =
        whole instanceof Step.OverGroup
            || whole instanceof Selector.Group
            || whole instanceof Step.Branch branch && branch.options() instanceof Step.Options.Each;
    return whole instanceof Step.InTurn || !other && turn;
  }

  /** True if {@code self} stands for a player in the steps of a part. */
  private boolean standsForPlayer(Record whole) {
    if (whole instanceof Step.AllAtOnce all) {
      return pack.playerScopes().contains(all.group().scope());
    }
    return whole instanceof Step.InTurn turn
        ? pack.playerScopes().contains(turn.group().scope())
        : player;
  }

  /** Adds a place with those alternatives that the records around it do not refuse. */
  private static void add(
      MutationPoint<Object> site,
      Function<Object, Object> larger,
      List<MutationPoint<Object>> sites) {
    List<Alternative<Object>> taken = new ArrayList<>();
    for (Alternative<Object> one : site.alternatives()) {
      try {
        taken.add(new Alternative<>(one.after(), larger.apply(one.whole())));
      } catch (IllegalArgumentException refused) {
        // The model itself refuses such an effect.
      }
    }
    if (!taken.isEmpty()) {
      sites.add(new MutationPoint<>(site.kind(), site.place(), site.before(), taken));
    }
  }

  /** True if it does not matter from whom a scope is seen. */
  private boolean isSeenByAll(Record group) {
    return viewpoints.apply(((Selector.Group) group).scope()) == Viewpoint.ALL;
  }

  private boolean isSeenByPlayer(Record group) {
    return viewpoints.apply(((Selector.Group) group).scope()) == Viewpoint.PLAYER;
  }

  /** The mutations of a role that means a player; the holder and its owner mean the same. */
  private List<MutationPoint<Object>> asked(Selector.Role who, SourceLocation place) {
    boolean outer = player;
    player = true;
    List<MutationPoint<Object>> sites = record(who, place);
    player = outer;
    return sites;
  }

  private static boolean isOwn(String role) {
    return role.equals(Selector.Role.SELF.name()) || role.equals(Selector.Role.OWNER.name());
  }

  private boolean isHolder(String role) {
    return role.equals(Selector.Role.SELF.name()) || role.equals(effect.owner());
  }

  private static boolean isTurn(String role) {
    return role.equals(Selector.Role.SELF.name()) || role.equals(Selector.Role.TARGET.name());
  }

  private List<MutationPoint<Object>> part(
      Record in, String name, Object part, SourceLocation place) {
    if (name.equals("Group.of") && isSeenByAll(in)) {
      return List.of();
    }
    if (name.equals("Choose.who")
        || name.equals("Asked.who")
        || name.equals("Group.of") && isSeenByPlayer(in)) {
      return asked((Selector.Role) part, place);
    }
    if (name.equals("Not.of") && part instanceof Condition.Comparison) {
      denied = true;
    }
    if (KEPT.contains(name) || part instanceof SourceLocation || isIdle(in, name)) {
      return List.of();
    }
    if (part instanceof Double || part instanceof Integer) {
      return List.of(number((Number) part, place));
    }
    if (part instanceof OptionalInt most) {
      return most.isPresent() ? List.of(most(most.getAsInt(), place)) : List.of();
    }
    if (part instanceof Enum<?> word) {
      return List.of(constant(name, word, place));
    }
    if (in instanceof Step.ForEach loop) {
      free = loop.most().isEmpty();
    }
    if (in instanceof Selector.Asked && part instanceof Boolean optional) {
      String before = optional(optional);
      Alternative<Object> other = new Alternative<>(optional(!optional), !optional);
      return List.of(new MutationPoint<>(MutationKind.WORD, place, before, List.of(other)));
    }
    if (part instanceof String word) {
      return List.of(word(WordsInUse.part(in, name), word, place));
    }
    if (part instanceof VerbSpec || part instanceof Phrasing) {
      return List.of();
    }
    if (part instanceof List<?> list) {
      return list(list, place);
    }
    if (part instanceof Map<?, ?> arguments) {
      return arguments(((Step.Do) in).verb(), arguments, place);
    }
    if (part instanceof Optional<?> some) {
      return some.map(inner -> optional(inner, place)).orElse(List.of());
    }
    return part instanceof Record inner ? record(inner, place) : List.of();
  }

  /** A choice of several as its lines say it: of so many, or of any number. */
  private String optional(boolean optional) {
    String ofAny = optional ? "any number: true" : "all of them";
    return free ? ofAny : OPTIONAL + optional;
  }

  /** A largest number, which is 1 or more. */
  private static MutationPoint<Object> most(int most, SourceLocation place) {
    List<Alternative<Object>> others =
        number(most, place).alternatives().stream()
            .filter(one -> (int) one.whole() > 0)
            .map(one -> new Alternative<Object>(one.after(), OptionalInt.of((int) one.whole())))
            .toList();
    return new MutationPoint<>(MutationKind.NUMBER, place, Integer.toString(most), others);
  }

  /**
   * True if a field has no effect in its context: stacking of what changes no number, the trigger
   * of an activated effect, a bound that there is not; or if no source can say another.
   */
  private boolean isIdle(Record in, String name) {
    return in instanceof Trigger trigger && trigger.activated()
        || in instanceof Presence asked
            && (name.equals("Presence.atLeast") && asked.atLeast() == 0
                || name.equals("Presence.atMost") && asked.atMost() == Presence.ANY)
        || name.equals("Choose.asking") && !words.mayBeDeclined((Step.Choose) in)
        || in instanceof Effect && name.equals("Effect.priority") && effect.priority() == 0
        || in instanceof Effect
            && !(effect.body() instanceof Body.Modify)
            && name.equals("Effect.stacking");
  }

  private static MutationPoint<Object> number(Number number, SourceLocation place) {
    List<Alternative<Object>> others = new ArrayList<>();
    for (int step : new int[] {1, -1}) {
      Number other =
          number instanceof Integer whole
              ? (Number) (whole + step)
              : (Number) (number.doubleValue() + step);
      others.add(new Alternative<>(Numerals.plain(other.doubleValue()), other));
    }
    return new MutationPoint<>(
        MutationKind.NUMBER, place, Numerals.plain(number.doubleValue()), others);
  }

  private static MutationPoint<Object> constant(String name, Enum<?> word, SourceLocation place) {
    List<Alternative<Object>> others = new ArrayList<>();
    for (Object other : word.getDeclaringClass().getEnumConstants()) {
      if (other != word && !(isForced(word) && isForced(other))) {
        others.add(new Alternative<>(Word.said((Enum<?>) other), other));
      }
    }
    return new MutationPoint<>(kind(name), place, Word.said(word), others);
  }

  /** True if a question must be answered; where it is left out, the language decides. */
  private static boolean isForced(Object word) {
    return word == Step.Asking.ALWAYS || word == Step.Asking.UNLESS_ALONE;
  }

  private MutationPoint<Object> word(String name, String word, SourceLocation place) {
    boolean role = name.equals("Role.name");
    List<String> known =
        new ArrayList<>(role ? words.otherRoles(word, effect) : words.others(name, word));
    known.removeIf(other -> role && player && isOwn(word) && isOwn(other));
    known.removeIf(other -> role && turn && isTurn(word) && isTurn(other));
    known.removeIf(other -> role && holder && isHolder(word) && isHolder(other));
    List<Alternative<Object>> others = new ArrayList<>();
    known.forEach(other -> others.add(new Alternative<>(other, other)));
    MutationKind kind = role ? MutationKind.SCOPE : kind(name);
    return new MutationPoint<>(kind, place, word, others);
  }

  private static MutationKind kind(String name) {
    return name.equals("Comparison.relation")
        ? MutationKind.COMPARISON
        : SCOPES.contains(name) ? MutationKind.SCOPE : MutationKind.WORD;
  }

  private List<MutationPoint<Object>> list(List<?> list, SourceLocation place) {
    List<MutationPoint<Object>> sites = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      int index = i;
      Object element = list.get(i);
      if (!(element instanceof Record whole)) {
        continue;
      }
      SourceLocation at = element instanceof Step step ? step.source() : place;
      if (!(element instanceof Step.Do act && Replacements.isSilent(act.verb()))) {
        List<Object> fewer = new ArrayList<>(list);
        fewer.remove(index);
        sites.add(
            new MutationPoint<>(
                MutationKind.ROW, at, said(element), List.of(new Alternative<>("", fewer))));
      }
      for (MutationPoint<Object> site : record(whole, place)) {
        add(
            site,
            other -> {
              List<Object> changed = new ArrayList<>(list);
              changed.set(index, other);
              return changed;
            },
            sites);
      }
    }
    return sites;
  }

  private String said(Object part) {
    if (part instanceof Step step) {
      return step instanceof Step.Stop ? "stop" : effect.say(step);
    }
    if (part instanceof Condition condition) {
      return effect.say(condition);
    }
    return part instanceof Step.Branch branch ? branch.words() : part.toString();
  }

  private List<MutationPoint<Object>> optional(Object inner, SourceLocation place) {
    List<MutationPoint<Object>> sites = new ArrayList<>();
    if (!(inner instanceof Selector.Asked)) { // Without its question it is another line.
      sites.add(
          new MutationPoint<>(
              MutationKind.ROW,
              place,
              inner.toString(),
              List.of(new Alternative<>("", Optional.empty()))));
    }
    if (inner instanceof Record whole) {
      record(whole, place).forEach(site -> add(site, Optional::of, sites));
    }
    return sites;
  }

  private List<MutationPoint<Object>> arguments(
      VerbSpec verb, Map<?, ?> all, SourceLocation place) {
    List<MutationPoint<Object>> sites = new ArrayList<>();
    all.forEach(
        (name, argument) -> {
          for (MutationPoint<Object> site : argument(verb, (String) name, argument, place)) {
            add(
                site,
                other -> {
                  Map<Object, Object> changed = new LinkedHashMap<>(all);
                  changed.put(name, other);
                  return changed;
                },
                sites);
          }
        });
    return sites;
  }

  private List<MutationPoint<Object>> argument(
      VerbSpec verb, String name, Object argument, SourceLocation place) {
    if (argument instanceof Argument.Word word) {
      if (WordsInUse.isUnsaid(verb, name)) {
        return List.of();
      }
      MutationPoint<Object> site = word(WordsInUse.parameter(verb, name), word.word(), place);
      return List.of(site.within(other -> new Argument.Word((String) other)));
    }
    boolean outer = player;
    player |= isAboutPlayer(verb, name);
    List<MutationPoint<Object>> sites = record((Record) argument, place);
    player = outer;
    return sites;
  }

  /** True if of a card that an argument names, only its player matters. */
  private static boolean isAboutPlayer(VerbSpec verb, String name) {
    return verb.parameters().stream()
        .anyMatch(one -> one.name().equals(name) && one.accepts() == Param.Accepts.OWNED);
  }
}
