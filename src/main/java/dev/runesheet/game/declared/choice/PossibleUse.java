package dev.runesheet.game.declared.choice;

import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.state.Abilities;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InForceCheck;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Suppression;
import dev.runesheet.word.EngineScope;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The use of an ability of a card.
 *
 * @param choice the choice
 * @param ability the declaration of the ability
 * @param kind its kind; null if it has none
 * @param with the card
 */
record PossibleUse(Choice choice, Ability ability, AbilityKind kind, Entity with)
    implements PossibleChoice {

  /** The scope of the cards whose abilities a player uses, unless their kind says another. */
  private static final String ALLIES = EngineScope.ALLIES.word();

  static void add(LegalChoices offers, DeclaredCatalog catalog, List<PossibleChoice> all) {
    Map<String, AbilityKind> kinds = catalog.extras().abilityKinds();
    Set<String> scopes = new LinkedHashSet<>();
    scopes.add(ALLIES);
    for (AbilityKind kind : kinds.values()) {
      scopes.add(scope(kind));
    }
    for (String scope : scopes) {
      for (Entity with : offers.scope(scope)) {
        Card card = catalog.cards().get(with.getDefinition());
        for (Ability ability : card == null ? List.<Ability>of() : card.abilities().values()) {
          AbilityKind kind = kinds.get(ability.kind());
          if (scope(kind).equals(scope)
              && (kind == null || offers.worthAsking(kind.precondition(), with, with))) {
            Choice choice = new Choice.Use(ability.name(), with.getId());
            all.add(new PossibleUse(choice, ability, kind, with));
          }
        }
      }
    }
  }

  /** The use of a choice. */
  static PossibleUse of(DeclaredCatalog catalog, Choice.Use use, Entity with) {
    Ability ability = catalog.cards().get(with.getDefinition()).abilities().get(use.name());
    return new PossibleUse(use, ability, catalog.extras().abilityKinds().get(ability.kind()), with);
  }

  private static String scope(AbilityKind kind) {
    return kind == null || kind.scope().isEmpty() ? ALLIES : kind.scope();
  }

  @Override
  public List<String> parts() {
    String words = kind == null ? "{card}: {ability}" : kind.words();
    return List.of(words.replace("{card}", with.getName()).replace("{ability}", ability.name()));
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
  public String use() {
    return choice.id();
  }

  @Override
  public String refusal(MatchContext match) {
    if ((kind == null || kind.inForce()) && !inForce(match)) {
      return OutOfForce.reason(match, match.suppressions(ability.program(), with));
    }
    Event use = event();
    if (kind != null && !kind.legal().isEmpty() && !match.holds(kind.legal(), with, use)) {
      return kind.refusal();
    }
    Optional<String> missing = Abilities.missing(ability, kind, with);
    if (missing.isPresent()) {
      return kind == null ? "it needs more " + missing.get() : kind.missing();
    }
    return ability.permissions().stream()
        .filter(permission -> !match.holds(permission.effect(), with, use))
        .map(Ability.Permission::refusal)
        .findFirst()
        .orElse(null);
  }

  /** The event of the use, whose numbers conditions read. */
  private Event event() {
    return kind == null
        ? Event.about(DeclaredEvents.use(ability.program()), with, with.getController())
        : Abilities.event(ability, kind, with);
  }

  private boolean inForce(MatchContext match) {
    for (InPlay one : match.world().inPlay()) {
      if (one.getHolder() == with.getId()
          && one.getEffect().equals(ability.program())
          && match.consult(new InForceCheck(new ActiveEffect(one))).inForce()) {
        return true;
      }
    }
    return false;
  }

  /** None of an ability without a kind, which answers an event and is no program. */
  @Override
  public List<Suppression> suppressions(MatchContext match) {
    return kind == null ? List.of() : match.suppressions(kind.program(), with);
  }

  @Override
  public void perform(MatchContext match, int player) {
    if (kind == null) {
      match.post(Event.about(DeclaredEvents.use(ability.program()), with, player));
    } else {
      match.activate(kind.program(), with, Abilities.event(ability, kind, with));
    }
  }
}
