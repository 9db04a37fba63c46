package dev.runesheet.game.declared;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.action.Legality;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.fact.Standing;
import dev.runesheet.game.declared.DeclaredCatalog.Ability;
import dev.runesheet.game.declared.DeclaredCatalog.AbilityKind;
import dev.runesheet.game.declared.DeclaredCatalog.Card;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The use of an ability of a card.
 *
 * @param choice the choice
 * @param ability the declaration of the ability
 * @param kind its kind; null if it has none
 * @param with the card
 */
record PossibleUse(Choice choice, Ability ability, AbilityKind kind, Entity with)
    implements Possible {

  private static final String ALLIES = "allies";

  static void add(MatchContext match, DeclaredCatalog catalog, Entity player, List<Possible> all) {
    Map<String, AbilityKind> kinds = catalog.extras().abilityKinds();
    Map<String, List<Entity>> scopes = new LinkedHashMap<>();
    scopes.put(ALLIES, match.scope(ALLIES, player));
    kinds
        .values()
        .forEach(kind -> scopes.computeIfAbsent(scope(kind), name -> match.scope(name, player)));
    scopes.forEach(
        (scope, cards) -> {
          for (Entity with : cards) {
            Card card = catalog.cards().get(with.getDefinition());
            for (Ability ability : card == null ? List.<Ability>of() : card.abilities().values()) {
              AbilityKind kind = kinds.get(ability.kind());
              if (scope(kind).equals(scope)) {
                Choice choice = new Choice.Use(ability.name(), with.getId());
                all.add(new PossibleUse(choice, ability, kind, with));
              }
            }
          }
        });
  }

  private static String scope(AbilityKind kind) {
    return kind == null || kind.scope().isEmpty() ? ALLIES : kind.scope();
  }

  @Override
  public String words() {
    String words = kind == null ? "{card}: {ability}" : kind.words();
    return words.replace("{card}", with.getName()).replace("{ability}", ability.name());
  }

  @Override
  public boolean ends() {
    return ability.ends() || kind != null && kind.ends();
  }

  @Override
  public boolean once() {
    return ability.once();
  }

  @Override
  public Legality allowed(MatchContext match) {
    if ((kind == null || kind.inForce()) && !inForce(match)) {
      return illegal("the ability is out of force");
    }
    if (kind != null && !kind.legal().isEmpty() && !match.holds(kind.legal(), with)) {
      return illegal(kind.refusal());
    }
    if (kind != null && Abilities.missing(ability, kind, with).isPresent()) {
      return illegal(kind.missing());
    }
    boolean legal = ability.legal().isEmpty() || match.holds(ability.legal(), with);
    return legal ? Legality.LEGAL : illegal(ability.refusal());
  }

  private boolean inForce(MatchContext match) {
    return match.world().inPlay().stream()
        .filter(one -> one.getHolder() == with.getId())
        .filter(one -> one.getEffect().equals(ability.program()))
        .anyMatch(one -> match.consult(new Standing(new ActiveEffect(one))).inForce());
  }

  @Override
  public void perform(MatchContext match, int player) {
    if (kind == null) {
      match.post(Event.about(DeclaredGame.use(ability.program()), with, player));
    } else {
      match.activate(kind.program(), with, Abilities.event(ability, kind, with));
    }
  }
}
