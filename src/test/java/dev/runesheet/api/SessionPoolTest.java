package dev.runesheet.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.engine.network.Sessions;
import org.junit.jupiter.api.Test;
import org.kie.api.runtime.KieSession;

/** A session that was disposed of serves no other match. */
class SessionPoolTest {

  private final Sessions sessions = ShippedBooks.of("math-battle").sessions();

  @Test
  void whatWasDisposedOfIsNotGivenBackToThePool() {
    Object user = new Object();
    Sessions.Use use = sessions.take(user);
    KieSession disposed = sessions.open(use);
    sessions.dispose(use); // As the cleaner does if it is faster than the one who closes a match.
    sessions.giveBack(use);
    Sessions.Use next = sessions.take(user);
    assertThat(sessions.open(next)).isNotSameAs(disposed);
    sessions.giveBack(next);
  }

  @Test
  void aSessionGivenBackServesTheNextMatch() {
    Object user = new Object();
    Sessions.Use use = sessions.take(user);
    KieSession given = sessions.open(use);
    sessions.giveBack(use);
    Sessions.Use next = sessions.take(user);
    assertThat(sessions.open(next)).isSameAs(given);
    sessions.giveBack(next);
    sessions.giveBack(next); // Twice is harmless.
  }
}
