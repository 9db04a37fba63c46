package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The events of a game's own in a story. What answers them changes is told with its reason, and so
 * are questions told with the event that they answer, once: nobody knows otherwise what they are
 * about.
 */
final class EventNarration {

  private final Map<String, String> words;

  /** The answers to the last event so far; one that answers again answers another event. */
  private final Set<Answer> answers = new HashSet<>();

  private String event = "";
  private int subject;
  private boolean told;

  /** An effect of an entity. */
  private record Answer(String effect, int self) {}

  /**
   * A narration from the beginning.
   *
   * @param words the words for the events behind the name of whom they are about
   */
  EventNarration(Map<String, String> words) {
    this.words = words;
  }

  /** Takes notice of an answer. */
  void answered(Happening.Activated answer) {
    Answer by = new Answer(answer.effect(), answer.self());
    boolean same = event.equals(answer.trigger()) && subject == answer.subject();
    if (words.containsKey(answer.trigger()) && !(same && answers.add(by))) {
      answers.clear();
      answers.add(by);
      event = answer.trigger();
      subject = answer.subject();
      told = false;
    }
  }

  /** Whom the event is about that a question answers, if that is not told yet. */
  OptionalInt untold(Decision question) {
    // In 'as each' another than the one that answers is the question's holder.
    boolean asks = answers.stream().anyMatch(one -> one.effect().equals(question.effect()));
    if (told || !asks || subject < 0) {
      return OptionalInt.empty();
    }
    told = true;
    return OptionalInt.of(subject);
  }

  /** The words for the event behind the name of whom it is about. */
  String words() {
    return words.get(event);
  }
}
