package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Attack;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Energy;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Pokemon;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords.EnergyType;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The check that what attacks cost is of types of which there is an Energy. */
final class EnergyCheck {

  private EnergyCheck() {}

  /**
   * Warns of the first attack for each type that no Energy is of; cards without Energy need none.
   */
  static void check(Collection<CardSource> cards, Diagnostics findings) {
    Set<EnergyType> known = EnumSet.noneOf(EnergyType.class);
    cards.stream()
        .filter(Energy.class::isInstance)
        .forEach(energy -> known.add(((Energy) energy).type()));
    if (known.isEmpty() || findings.hasErrors()) { // An Energy that is not read may be of the type.
      return;
    }
    Set<EnergyType> told = EnumSet.of(EnergyType.COLORLESS); // Any Energy will do.
    told.addAll(known);
    cards.stream()
        .filter(Pokemon.class::isInstance)
        .flatMap(pokemon -> ((Pokemon) pokemon).attacks().stream())
        .forEach(
            attack ->
                attack.cost().types().stream()
                    .filter(told::add)
                    .forEach(type -> findings.add(unpaid(attack, type, known))));
  }

  private static Diagnostic unpaid(Attack attack, EnergyType type, Set<EnergyType> known) {
    return Diagnostic.of(
            Code.UNKNOWN_REFERENCE,
            attack.places().of("cost"),
            Words.quote("" + type.letter()) + ", and no Energy is of the type " + word(type),
            "Energy of " + Words.oneOf(known.stream().map(EnergyCheck::word).toList()))
        .as(Severity.WARNING);
  }

  private static String word(EnergyType type) {
    return type.name().toLowerCase(Locale.ROOT);
  }
}
