package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Resource;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.EventAction;
import dev.runesheet.language.strings.EventPart;
import dev.runesheet.language.strings.Part;
import dev.runesheet.language.strings.Payout;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the effect strings of cards: to effects, and to numbers that are no effects. */
final class CardStrings {

  private final EffectNotation reader;
  private final EffectStrings strings;
  private final Map<String, List<Effect>> rows;
  private final Diagnostics findings;

  /**
   * Prepares to read.
   *
   * @param rows the effects that stand as rows of decision tables
   */
  CardStrings(
      EffectNotation reader, EffectStrings strings, List<Effect> rows, Diagnostics findings) {
    this.reader = reader;
    this.strings = strings;
    this.rows = rows.stream().collect(Collectors.groupingBy(Effect::owner));
    this.findings = findings;
  }

  /**
   * The content of a card's strings.
   *
   * @param effects its effects
   * @param facts its further numbers
   * @param rows its effects that are rows of decision tables
   */
  record Said(List<Effect> effects, StringFacts facts, List<Effect> rows) {
    /** The columns that have effects. */
    List<String> columns() {
      return all().map(Said::column).distinct().toList();
    }

    /** The columns whose effects ask a player. */
    List<String> asking() {
      return all().filter(Said::asks).map(Said::column).distinct().toList();
    }

    /** True if an effect can ask a player, perhaps by another program that it runs. */
    private static boolean asks(Effect effect) {
      return effect
          .steps()
          .anyMatch(step -> step instanceof Step.Choose || step instanceof Step.Perform);
    }

    private Stream<Effect> all() {
      return Stream.concat(effects.stream(), rows.stream());
    }

    private static String column(Effect effect) {
      String id = effect.id();
      return id.substring(id.indexOf('/') + 1).replaceFirst("-[0-9]+$", "");
    }
  }

  /** Reads all strings of a card; an error is a finding at its cell. */
  Said read(CardSource source) {
    EffectStrings.Card card = new EffectStrings.Card(source.code(), source.name());
    List<Effect> own = rows.getOrDefault(source.code(), List.of());
    List<Effect> effects = new ArrayList<>();
    Map<Column, Phrase> phrases = new EnumMap<>(Column.class);
    for (Column column : CardSheets.strings(source.kind())) {
      SourceLocation place = source.place(column);
      String text = source.strings().get(column);
      if (text != null) {
        Optional<Phrase> phrase = reader.read(text, column, place, findings);
        phrase.ifPresent(said -> phrases.put(column, said));
        phrase.map(said -> strings.effects(said, column, card, place)).ifPresent(effects::addAll);
      } else if (!printed(source, column).equals(Amounts.NONE)
          && own.stream().noneMatch(row -> row.id().equals(source.effect(column)))) {
        effects.addAll(strings.printed(column, card, source.places().all()));
      }
    }
    return new Said(effects, facts(phrases), own);
  }

  /** The amounts printed on the card for the moment of a column, beside its string. */
  static Amounts printed(CardSource source, Column column) {
    return switch (column) {
      case ON_TURN -> source.payout().onTurn();
      case OFF_TURN -> source.payout().offTurn();
      case ACTIVATION, REWARD -> source.reward();
      default -> Amounts.NONE;
    };
  }

  private static StringFacts facts(Map<Column, Phrase> phrases) {
    Amounts price = Amounts.NONE;
    CardType.Consolation consolation = CardType.Consolation.NONE;
    Map<String, Integer> scores = new HashMap<>();
    List<String> early = new ArrayList<>();
    List<String> late = new ArrayList<>();
    String brings = "";
    List<String> flags = new ArrayList<>();
    List<StringFacts.ForEach> costs = new ArrayList<>();
    for (Map.Entry<Column, Phrase> entry : phrases.entrySet()) {
      Phrase phrase = entry.getValue();
      brings = brought(phrase).orElse(brings);
      if (phrase instanceof Phrase.Program program && (program.steals() || puts(program))) {
        early.add(entry.getKey().id());
      } else if (phrase instanceof Phrase.Program program && givesAction(program)) {
        late.add(entry.getKey().id());
      } else if (phrase instanceof Phrase.Program program) {
        price = price(program);
      } else if (phrase instanceof Phrase.Starter starter) {
        consolation =
            new CardType.Consolation(starter.doubles(), starter.noPayout(), starter.twice());
      } else if (phrase instanceof Phrase.Score score) {
        String what = score.resource().isEmpty() ? "wild" : score.resource();
        scores.put(what, score.each());
        scores.put(what + ScoreSheet.POINTS, score.victory());
      } else if (phrase instanceof Phrase.Grant grant) {
        flags.add(grant.name());
      } else if (phrase instanceof Phrase.Flag flag) {
        flags.add(flag.name());
      } else if (phrase instanceof Phrase.Costs added) {
        added.counts().forEach(count -> costs.add(forEach(count)));
      }
    }
    return new StringFacts(price, consolation, scores, early, late, brings, flags, costs);
  }

  /** True if it puts gold on the card, which is not put off until all else has happened. */
  private static boolean puts(Phrase.Program program) {
    return program.parts().stream().anyMatch(EventPart.AddPool.class::isInstance);
  }

  /** The reserve that a program brings into the game, if it does so. */
  private static Optional<String> brought(Phrase phrase) {
    if (!(phrase instanceof Phrase.Program program)) {
      return Optional.empty();
    }
    for (Part part : program.parts()) {
      if (part instanceof EventPart.PlaceAll all) {
        return Optional.of(all.pool());
      }
      if (part instanceof EventPart.InTurn turn
          && turn.deed() instanceof EventAction.PlaceReserve place) {
        return Optional.of(place.pool());
      }
    }
    return Optional.empty();
  }

  /** True if it gives an action, which there is only in the action phase. */
  private static boolean givesAction(Phrase.Program program) {
    return program.parts().stream().anyMatch(EventPart.BuyAction.class::isInstance);
  }

  private static StringFacts.ForEach forEach(Payout.Count count) {
    return new StringFacts.ForEach(
        count.each().resource(), count.counted().name(), count.each().number());
  }

  /** The price at the beginning of a program. */
  private static Amounts price(Phrase.Program program) {
    int[] taken = new int[Resource.values().length];
    for (Part part : program.parts()) {
      if (!(part instanceof Payout.Gain gain) || gain.amount().number() >= 0) {
        break;
      }
      taken[of(gain.amount()).ordinal()] -= gain.amount().number();
    }
    return new Amounts(taken[0], taken[1], taken[2], taken[3], taken[4]);
  }

  private static Resource of(Amount amount) {
    return Resource.valueOf(amount.resource().toUpperCase(java.util.Locale.ROOT));
  }
}
