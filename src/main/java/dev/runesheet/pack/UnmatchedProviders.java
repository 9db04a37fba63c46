package dev.runesheet.pack;

import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spi.question.QuestionProvider;
import dev.runesheet.spi.verb.VerbProvider;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The reason why a verb or a family of questions is not known although the class path has it: its
 * provider brings it for a game that there is not, whose name is probably misspelt, or the pack
 * does not list its class.
 */
public final class UnmatchedProviders {

  private UnmatchedProviders() {}

  /** The same findings; those about a word that the class path has say why it is not known. */
  static List<Diagnostic> named(List<Diagnostic> findings, AuthoringPack pack) {
    return findings.stream()
        .map(finding -> reason(finding, pack).map(finding::suggesting).orElse(finding))
        .toList();
  }

  private static Optional<String> reason(Diagnostic finding, AuthoringPack pack) {
    if (finding.code() == Code.UNKNOWN_VERB) {
      String verb = finding.subject().word();
      return stray(VerbProvider.class, VerbProvider::game, one -> brings(one, verb))
          .or(() -> UnlistedVerbs.reason(pack, verb));
    }
    boolean family =
        finding.code() == Code.UNKNOWN_FIELD && finding.location().place().isBelow(Manifest.HOMES);
    return family ? ofFamily(finding.subject().word()) : Optional.empty();
  }

  /** The stray provider of a family of questions, in words. */
  public static Optional<String> ofFamily(String family) {
    return stray(QuestionProvider.class, QuestionProvider::game, one -> asks(one, family));
  }

  private static <T> Optional<String> stray(
      Class<T> type, Function<T, String> game, Predicate<T> brings) {
    for (T provider : InstalledGames.services(type)) {
      String named = game.apply(provider);
      if (named != null && !Packs.games().contains(named) && isTrue(brings, provider)) {
        return Optional.of(
            provider.getClass().getName()
                + " brings it, but for a game that there is not: "
                + Words.unknown(named, Packs.games()));
      }
    }
    return Optional.empty();
  }

  /** The answer of a provider of no game that there is, whose own mistakes are no matter here. */
  private static <T> boolean isTrue(Predicate<T> brings, T provider) {
    try {
      return DeclarationMistake.answer(provider, () -> brings.test(provider));
    } catch (DeclarationMistake ofOthers) {
      return false;
    }
  }

  private static boolean brings(VerbProvider provider, String verb) {
    List<Class<?>> verbs = provider.verbs();
    return verbs != null && VerbCatalog.of(verbs).names().contains(verb);
  }

  private static boolean asks(QuestionProvider provider, String family) {
    List<Class<?>> questions = provider.questions();
    return questions != null
        && questions.stream().anyMatch(type -> QuestionSpec.of(type).family().equals(family));
  }
}
