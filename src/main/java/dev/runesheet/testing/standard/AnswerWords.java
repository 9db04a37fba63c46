package dev.runesheet.testing.standard;

import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The answers that a match knows: what can be chosen now, what could before, what effects of the
 * rules offer, and what the game itself refuses with a reason.
 */
record AnswerWords(Position position) {

  /** The reason why a text can be no answer; empty if it may be one, now or another time. */
  Optional<String> unknown(String text) {
    if (position.isOffered(text) || asked().anyMatch(one -> one.isCalled(text))) {
      return Optional.empty();
    }
    boolean known =
        position.match().book().optionWords().filter(all -> all.contains(text)).isPresent()
            || position.entities().find(text).isPresent()
            || !refusal(text).isEmpty();
    return known ? Optional.empty() : Optional.of(Words.unknown(text, words()));
  }

  /** The reason of the game against an answer that it can read but does not offer. */
  private String refusal(String text) {
    return position.questions().stream()
        .map(decision -> position.match().refusal(decision.id(), text))
        .filter(reason -> !reason.isEmpty())
        .findFirst()
        .orElse("");
  }

  private Stream<Option> asked() {
    return position.match().happenings().stream()
        .filter(Happening.Asked.class::isInstance)
        .flatMap(asked -> ((Happening.Asked) asked).decision().options().stream());
  }

  private Set<String> words() {
    Set<String> words = new LinkedHashSet<>();
    Stream.concat(position.options(), asked()).map(Option::words).forEach(words::add);
    return words;
  }
}
