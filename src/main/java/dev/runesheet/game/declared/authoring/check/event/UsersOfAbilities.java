package dev.runesheet.game.declared.authoring.check.event;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.Raise;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The check for answers to an event about the card itself that only the use of an ability raises,
 * of cards without such an ability, although others of their kind have one.
 */
public final class UsersOfAbilities {

  private final DeclaredCatalog catalog;

  /** The kinds of abilities whose use raises an event about who uses one, by event. */
  private final Map<String, Set<String>> raising = new HashMap<>();

  /** The events that something else raises, too. */
  private final Set<String> others = new HashSet<>();

  private UsersOfAbilities(Collection<Effect> effects, DeclaredCatalog catalog) {
    this.catalog = catalog;
    Map<String, String> kinds = new HashMap<>();
    catalog.extras().abilityKinds().forEach((name, kind) -> kinds.put(kind.program(), name));
    for (Effect effect : effects) {
      Set<Step> own = new HashSet<>();
      if (kinds.containsKey(effect.id()) && effect.body() instanceof Body.Program program) {
        own.addAll(program.steps()); // Further inside, 'self' may be another.
      }
      effect
          .calls()
          .filter(act -> act.verb().name().equals(Raise.NAME))
          .forEach(act -> line(act, own.contains(act) ? kinds.get(effect.id()) : ""));
    }
    catalog.extras().calculations().values().forEach(one -> others.add(one.raises()));
  }

  private void line(Step.Do act, String kind) {
    String event = ((Argument.Word) act.arguments().get("event")).word();
    boolean ofUser = Selector.Role.SELF.equals(act.arguments().get("target"));
    if (kind.isEmpty() || !ofUser) {
      others.add(event);
    } else {
      raising.computeIfAbsent(event, any -> new HashSet<>()).add(kind);
    }
  }

  /**
   * The answers that never come.
   *
   * @return what is in doubt unless rules written by hand raise events, too
   */
  public static List<Finding> of(
      Collection<Effect> effects, DeclaredCatalog catalog, PartPlaces places) {
    UsersOfAbilities check = new UsersOfAbilities(effects, catalog);
    List<Finding> never = new ArrayList<>();
    for (Effect effect : effects) {
      if (check.neverAnswers(effect)) {
        never.add(new Finding(check.told(effect, places), List.of(effect.id())));
      }
    }
    return never;
  }

  private boolean neverAnswers(Effect effect) {
    Card card = catalog.cards().get(effect.owner());
    String event = effect.trigger().event();
    return card != null
        && !catalog.extras().isEquipment(card.kind())
        && !effect.trigger().activated()
        && effect.trigger().watch() == Watch.OWN
        && raising.containsKey(event)
        && !others.contains(event)
        && !uses(card, event)
        && catalog.cards().values().stream()
            .anyMatch(one -> one.kind().equals(card.kind()) && uses(one, event));
  }

  private boolean uses(Card card, String event) {
    return card.abilities().values().stream()
        .anyMatch(ability -> raising.get(event).contains(ability.kind()));
  }

  private Diagnostic told(Effect effect, PartPlaces places) {
    String event = effect.trigger().event();
    String found =
        Words.quote(event) + ", which is never about " + Words.quote(effect.owner()) + " itself";
    String expected =
        "a card with an ability of the kind "
            + Words.oneOf(raising.get(event))
            + ", or whose events it answers, such as whose: "
            + Watch.ALLY.word();
    return Diagnostic.of(Code.NEVER_FIRES, places.trigger(effect), found, expected);
  }
}
