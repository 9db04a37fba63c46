package dev.runesheet.pack.check;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.RuleWords;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The check that built rules compile, without playing them. Generated rules differ only in
 * literals, so one of each shape stands for all; only if one is refused are all compiled, so that
 * each problem is reported at its line.
 */
public final class RuleCheck {

  private RuleCheck() {}

  /**
   * Compiles as much as is needed.
   *
   * @param diagnostics takes the errors of compilation, and scopes in effects that the game has not
   * @return the words of all rules; empty if they do not compile
   */
  public static Optional<RuleWords> check(BuiltPack built, Diagnostics diagnostics) {
    Game game = Games.find(built.game());
    RuleBook sample;
    try {
      sample = RuleBook.sample(game, built.rules(), built.notes(), built.catalog());
    } catch (RuleCompilationException refused) {
      sample = Packs.compile(built, diagnostics);
    } catch (IllegalStateException | IllegalArgumentException unfit) {
      Packs.report(unfit, built.game(), diagnostics);
      return Optional.empty();
    }
    if (sample != null) {
      UnknownScopes.check(sample, built.content(), diagnostics);
    }
    return Optional.ofNullable(sample).map(book -> new Words(book, built.content().effects()));
  }

  /**
   * The names in rules of which only a sample is compiled.
   *
   * @param sample the compiled rules, among them all without a model
   * @param effects the model of all others
   */
  private record Words(RuleBook sample, List<Effect> effects) implements RuleWords {

    @Override
    public String gameId() {
      return sample.gameId();
    }

    @Override
    public <C> C catalog(Class<C> type) {
      return sample.catalog(type);
    }

    @Override
    public List<String> effectIds() {
      return Stream.concat(effects.stream().map(Effect::id), sample.effectIds().stream())
          .distinct()
          .toList();
    }

    @Override
    public List<String> abilityNames(String definition) {
      Set<String> known = effects.stream().map(Effect::id).collect(Collectors.toSet());
      Stream<String> modelled =
          effects.stream()
              .filter(effect -> effect.owner().equals(definition) && isAbility(effect))
              .map(Effect::name);
      Stream<String> others =
          sample.abilitiesOf(definition).stream()
              .filter(effect -> !known.contains(effect.id()))
              .map(effect -> effect.name());
      return Stream.concat(modelled, others).toList();
    }

    @Override
    public Optional<Set<String>> optionWords() {
      return sample.optionWords();
    }

    private static boolean isAbility(Effect effect) {
      return effect.trigger().activated() && effect.body() instanceof Body.Program;
    }
  }
}
