package dev.runesheet.analysis;

import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.EventRaise;
import dev.runesheet.word.WordList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whose effects answer what a line does: those of cards that a verb brings into play, of which a
 * triggered effect acts for its card only, a lasting one on all; and those of the entities of roles
 * that are never others'.
 */
final class BroughtEffects {

  /** The beginning of the names of groups. */
  private static final String GROUP = " ";

  private final Map<String, String> cards;
  private final Map<String, String> roles;
  private final Set<String> groups;
  private final Set<String> continuous;
  private final Map<String, Map<String, List<Knowledge.Caused>>> caused;
  private final Set<String> lasting = new HashSet<>();

  BroughtEffects(Knowledge knowledge, List<Effect> effects) {
    cards = knowledge.get(Knowledge.CARDS);
    roles = knowledge.get(Knowledge.ROLES);
    groups = knowledge.get(Knowledge.GROUPS).keySet();
    continuous = knowledge.get(Knowledge.CONTINUOUS);
    caused = knowledge.get(Knowledge.CAUSED);
    for (Effect effect : effects) {
      if (!(effect.body() instanceof Body.Program)) {
        lasting.add(effect.owner());
      }
    }
  }

  /** The owners of the effects of the cards that a line brings; empty if it can be any. */
  Set<String> owners(EventRaise declared, Step.Do act) {
    Set<String> owners = new LinkedHashSet<>();
    for (String parameter : declared.cards()) {
      String card =
          act.arguments().get(parameter) instanceof Argument.Word word ? word.word() : null;
      String owner = card == null ? null : cards.get(card);
      if (owner == null) {
        return Set.of();
      }
      owners.add(owner.isEmpty() ? card : owner); // Of what has no effects nobody hears for itself.
    }
    return owners;
  }

  /** The events that a line can bring about by naming a word of a list. */
  List<Knowledge.Caused> caused(String list, String word) {
    return list.equals(WordList.EVENT)
        ? List.of(new Knowledge.Caused(word, false))
        : caused.getOrDefault(list, Map.of()).getOrDefault(word, List.of());
  }

  /**
   * The owner of the effects of the entity in a role of a line, or the {@link #group} that it is
   * of; null if it can be any.
   */
  String ofRole(Argument who, Step.Do act, List<Guard> guards) {
    if (Selector.Role.TARGET.equals(who)) {
      return group(act, guards)
          .map(Selector.Group::scope)
          .filter(groups::contains)
          .map(BroughtEffects::group)
          .orElse(null);
    }
    return who instanceof Selector.Role role ? roles.get(role.name()) : null;
  }

  /** The name of those of a scope, which is no owner's. */
  static String group(String scope) {
    return GROUP + scope;
  }

  /** The conditions of the loop or choice right around a line on the entity in a role of it. */
  static List<Condition> where(Argument who, Step.Do act, List<Guard> guards) {
    return Selector.Role.TARGET.equals(who)
        ? group(act, guards).map(Selector.Group::where).orElse(List.of())
        : List.of();
  }

  /** The group of the loop or choice right around a line. */
  private static Optional<Selector.Group> group(Step.Do act, List<Guard> guards) {
    Step around = null;
    for (Guard guard : guards) {
      if (guard.what() instanceof Step step && step.all().anyMatch(inside -> inside == act)) {
        around = step;
      }
    }
    if (around instanceof Step.ForEach each) {
      return Optional.of(each.group());
    }
    return around instanceof Step.Choose choose
            && choose.branches().size() == 1
            && choose.branches().get(0).options() instanceof Step.Options.Each each
        ? Optional.of(each.group())
        : Optional.empty();
  }

  /** True if cards with these effects can bring about an event for anyone by lying there. */
  boolean reaches(String event, Set<String> owners) {
    return continuous.contains(event) && owners.stream().anyMatch(lasting::contains);
  }
}
