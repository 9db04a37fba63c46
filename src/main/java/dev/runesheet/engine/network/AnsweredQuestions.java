package dev.runesheet.engine.network;

import dev.runesheet.spi.question.PureQuestion;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The questions that hold the answers of some rule book. Asked in another book such an object would
 * get that one's answers too, which the first book has kept.
 */
final class AnsweredQuestions {

  private static final Map<Identity, WeakReference<QuestionCache>> BOOKS =
      new ConcurrentHashMap<>();

  private static final ReferenceQueue<PureQuestion> FORGOTTEN = new ReferenceQueue<>();

  private AnsweredQuestions() {}

  /**
   * Notes that a book has answered a question.
   *
   * @throws IllegalArgumentException if another book has before
   */
  static void note(PureQuestion question, QuestionCache book) {
    for (Reference<?> gone = FORGOTTEN.poll(); gone != null; gone = FORGOTTEN.poll()) {
      BOOKS.remove(gone);
    }
    WeakReference<QuestionCache> first =
        BOOKS.putIfAbsent(new Identity(question), new WeakReference<>(book));
    if (first != null && first.get() != book) {
      throw new IllegalArgumentException(
          "question ("
              + question.getClass().getName()
              + ") holds the answers of another rule book. Maybe it is a constant: make a new one"
              + " each time it is asked.");
    }
  }

  /** A reference that equals another to the same object. */
  private static final class Identity extends WeakReference<PureQuestion> {

    private final int hash;

    Identity(PureQuestion question) {
      super(question, FORGOTTEN);
      hash = System.identityHashCode(question);
    }

    @Override
    public boolean equals(Object other) {
      return this == other
          || other instanceof Identity identity && get() != null && get() == identity.get();
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}
