package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.authoring.check.RoleInheritance;
import dev.runesheet.game.werewolf.authoring.check.RoleNames;
import dev.runesheet.game.werewolf.authoring.effect.RoleEffects;
import dev.runesheet.game.werewolf.authoring.effect.TablePhrases;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.RoleType;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.word.AttributeSort;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.ClauseKind;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Definition.Sort;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/** Role texts as effects, with what the catalog says of them. */
final class RoleSources {

  /** The ids that things have by their names alone. */
  static final BinaryOperator<String> USUAL = (id, does) -> id;

  static final String RULES = "rules.werewolf.roles";

  private final List<Effect> effects = new ArrayList<>();
  private final Map<String, RoleType> roles = new LinkedHashMap<>();
  private final Map<String, RoleType> attributes = new LinkedHashMap<>();
  private final SortedSet<String> named = new TreeSet<>();
  private final SortedSet<String> attributeNames = new TreeSet<>();
  private final SortedSet<String> groupNames = new TreeSet<>();
  private final Map<String, String> groups = new LinkedHashMap<>();
  private final Map<String, String> polls = new LinkedHashMap<>();
  private final List<RoleAbility> met = new ArrayList<>();
  private final Map<String, String> teams = new LinkedHashMap<>();
  private final RoleEffects maker;
  private final BiConsumer<SourceLocation, String> notPlayable;

  /**
   * Role texts to be read.
   *
   * @param ids the id of something by its usual one and what it does
   * @param tables what sentences say of the game's tables
   * @param notPlayable is told where something stands that the engine does not play
   */
  RoleSources(
      VerbCatalog verbs,
      BinaryOperator<String> ids,
      TablePhrases tables,
      BiConsumer<SourceLocation, String> notPlayable) {
    maker = new RoleEffects(verbs, ids, tables, notPlayable);
    this.notPlayable = notPlayable;
  }

  /** Takes in all that a text defines. */
  void add(RoleText text) {
    RoleInheritance heritage = new RoleInheritance(text.definitions());
    text.definitions().forEach(one -> add(one, heritage));
    for (RoleNames.Named one : RoleNames.of(text.definitions())) {
      if (one.kind() == RoleNames.Kind.ATTRIBUTE) {
        attributeNames.add(one.name());
      } else if (one.kind() == RoleNames.Kind.GROUP) {
        groupNames.add(one.name());
      }
    }
  }

  /** Takes in a definition, with what it inherits from others. */
  void add(Definition one, RoleInheritance heritage) {
    if (one instanceof Definition.Role role) {
      heritage.unplayed(role).forEach(clause -> notPlayable.accept(clause.place(), clause.words()));
      add(maker.of(role, heritage.abilities(role)), roles);
    } else if (one.sort() == Sort.ATTRIBUTE && !one.abilities().isEmpty()) {
      add(maker.of(one, one.abilities()), attributes);
    } else if (one instanceof Definition.Group group) {
      group.clauses().forEach(clause -> notPlayable.accept(clause.place(), clause.kind().title()));
      named.add(group.name());
      List<TriggeredAbility> all = new ArrayList<>(group.abilities());
      all.removeIf(ability -> isNightly(ability, group.name()));
      poll(group.name(), all, groups);
    } else if (one.sort() == Sort.POLL) {
      voters(one);
      polls.put(one.name(), "");
      poll(one.name(), one.abilities(), polls);
    } else if (one.sort() == Sort.TEAM) {
      team(one);
    }
  }

  private void add(RoleEffects.Made made, Map<String, RoleType> into) {
    into.put(made.type().name(), made.type());
    effects.addAll(made.effects());
  }

  private void team(Definition team) {
    team.abilities()
        .forEach(one -> notPlayable.accept(one.place(), "an ability of a team: " + team.name()));
    List<Operand> with = team.values(ClauseKind.WIN_CONDITION);
    if (with.size() == 1 && with.get(0) instanceof Target.Having having) {
      teams.put(team.name(), having.attribute().toString());
    } else if (!with.isEmpty()) {
      notPlayable.accept(
          team.line(ClauseKind.WIN_CONDITION).place(),
          "a win condition but one @(Attribute): " + team.name());
    }
  }

  /** All who live can be voted for, and vote, but for a poll of a group, where its members do. */
  private void voters(Definition poll) {
    AttributeName members = new AttributeName(AttributeSort.MEMBERSHIP.word(), poll.name());
    Target everybody = new Target.Standard(TargetWord.ALL);
    boolean all =
        poll.values(ClauseKind.AVAILABLE_OPTIONS).stream()
            .allMatch(one -> one.equals(everybody) || one.equals(Definition.ABSTAIN));
    if (!all) {
      notPlayable.accept(
          poll.line(ClauseKind.AVAILABLE_OPTIONS).place(), "other options than @All and Abstain");
    }
    Target group = new Target.Having(members);
    if (!poll.values(ClauseKind.ALLOWED_VOTERS).stream()
        .allMatch(one -> one.equals(everybody) || one.equals(group))) {
      notPlayable.accept(
          poll.line(ClauseKind.ALLOWED_VOTERS).place(),
          "other voters than @All and @(" + members + ")");
    }
  }

  /** True if it says that members of a group vote each night, which they do by its poll anyway. */
  private static boolean isNightly(TriggeredAbility ability, String group) {
    return ability.trigger().equals(new Trigger.At(Timing.START_NIGHT))
        && ability.action() instanceof Action.Abilities plain
        && plain.abilities().stream()
            .allMatch(
                use ->
                    use.parameters().equals(Parameters.NONE)
                        && use.ability() instanceof Ability.PollManipulating poll
                        && poll.creates()
                        && poll.poll().equals(group));
  }

  /** The fate of the winner of a poll: the abilities for when it is closed. */
  private void poll(String name, List<TriggeredAbility> abilities, Map<String, String> into) {
    for (TriggeredAbility one : abilities) {
      boolean closes =
          one.trigger() instanceof Trigger.On on
              && (on.event() == Trigger.Event.POLL_CLOSED || on.event() == Trigger.Event.POLL_WIN);
      if (!closes || !(one.action() instanceof Action.Abilities)) {
        String words = RoleTextWriter.write(one).strip().replaceAll("\\s+", " ");
        notPlayable.accept(one.place(), words + " of a group or a poll: " + name);
      } else if (one.action() instanceof Action.Abilities plain) {
        meet(name, plain.abilities(), one.place(), into);
      }
    }
  }

  /**
   * The fate of the winner of a poll.
   *
   * @param nightly whether it is the name of a group whose members vote each night
   */
  void poll(String name, List<Action.AbilityUse> uses, boolean nightly) {
    meet(name, uses, SourceLocation.file(name), nightly ? groups : polls);
  }

  private void meet(
      String name, List<Action.AbilityUse> uses, SourceLocation place, Map<String, String> into) {
    maker
        .ofPoll(name, uses, place)
        .ifPresent(
            one -> {
              effects.add(one.effect());
              met.add(one.ability());
              into.put(name, one.effect().id());
            });
  }

  /** All roles by their names. */
  Map<String, RoleType> roles() {
    return Collections.unmodifiableMap(roles);
  }

  /** All effects. */
  List<Effect> effects() {
    return List.copyOf(effects);
  }

  /**
   * A catalog with what the texts define; it goes before what the other says. Members of a group of
   * either vote each night if there is a poll of its name.
   */
  WolfCatalog into(WolfCatalog catalog) {
    SortedSet<String> known = joined(catalog.groupNames(), named);
    for (String name : known) {
      String meets = polls.remove(name);
      if (meets != null && (!meets.isEmpty() || catalog.groups().containsKey(name))) {
        groups.put(name, meets);
      }
    }
    return new WolfCatalog(
        joined(catalog.roles(), roles),
        joined(catalog.attributes(), attributes),
        joined(catalog.groups(), groups),
        joined(catalog.polls(), polls),
        Stream.concat(met.stream(), catalog.met().stream()).toList(),
        joined(catalog.teams(), teams),
        catalog.lists(),
        catalog.offices(),
        new WolfCatalog.Names(
            joined(catalog.names().attributes(), attributeNames),
            joined(catalog.names().groups(), groupNames)));
  }

  private static SortedSet<String> joined(Set<String> some, Set<String> others) {
    SortedSet<String> all = new TreeSet<>(some);
    all.addAll(others);
    return all;
  }

  private static <T> Map<String, T> joined(Map<String, T> some, Map<String, T> others) {
    Map<String, T> all = new LinkedHashMap<>(some);
    all.putAll(others);
    return all;
  }
}
