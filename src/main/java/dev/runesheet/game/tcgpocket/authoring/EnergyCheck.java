package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Attack;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Energy;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Pokemon;
import dev.runesheet.game.tcgpocket.authoring.card.EnergyTypes;
import dev.runesheet.language.active.CostLetters;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** The check that what attacks cost is of types of which there is an Energy. */
final class EnergyCheck {

  private EnergyCheck() {}

  /**
   * Warns of the first attack for each type that no Energy is of; cards without Energy need none.
   */
  static void check(Collection<CardSource> cards, CostLetters costs, Diagnostics findings) {
    Set<String> known = new LinkedHashSet<>(costs.letters().values());
    Set<String> ofCards = new HashSet<>();
    cards.stream()
        .filter(Energy.class::isInstance)
        .forEach(energy -> ofCards.add(((Energy) energy).type()));
    known.retainAll(ofCards);
    if (known.isEmpty() || findings.hasErrors()) { // An Energy that is not read may be of the type.
      return;
    }
    Set<String> told = new HashSet<>(known);
    told.add(EnergyTypes.COLORLESS); // Any Energy will do.
    cards.stream()
        .filter(Pokemon.class::isInstance)
        .flatMap(pokemon -> ((Pokemon) pokemon).attacks().stream())
        .forEach(
            attack ->
                attack
                    .cost()
                    .codePoints()
                    .mapToObj(Character::toString)
                    .filter(letter -> told.add(costs.letters().get(letter)))
                    .forEach(letter -> findings.add(unpaid(attack, letter, costs, known))));
  }

  private static Diagnostic unpaid(
      Attack attack, String letter, CostLetters costs, Set<String> known) {
    return Diagnostic.of(
            Code.UNKNOWN_REFERENCE,
            attack.places().of("cost"),
            Words.quote(letter) + ", and no Energy is of the type " + costs.letters().get(letter),
            "Energy of " + Words.oneOf(known))
        .as(Severity.WARNING);
  }
}
