package dev.runesheet.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.spi.Decision;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.runtime.KieSession;

/** Who listens to the session of a match goes on to hear it, whatever is taken back. */
class SessionListenersTest {

  private final List<String> fired = new ArrayList<>();
  private final List<Object> inserted = new ArrayList<>();
  private Match match;
  private boolean throwing;

  private final class Rules extends DefaultAgendaEventListener {
    @Override
    public void afterMatchFired(AfterMatchFiredEvent event) {
      fired.add(event.getMatch().getRule().getName());
      if (throwing) {
        throw new IllegalArgumentException("mine");
      }
    }
  }

  private final class Facts extends DefaultRuleRuntimeEventListener {
    @Override
    public void objectInserted(ObjectInsertedEvent event) {
      inserted.add(event.getObject());
    }
  }

  @BeforeEach
  void begin() {
    match =
        ShippedBooks.of("math-battle").newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 3);
    match.session().addEventListener(new Rules());
    match.session().addEventListener(new Facts());
  }

  @AfterEach
  void end() {
    match.close();
  }

  private void choose() {
    Decision asked = match.pendingDecisions().get(0);
    match.choose(asked, asked.options().get(0));
  }

  private void clear() {
    fired.clear();
    inserted.clear();
  }

  @Test
  void anUndoneAnswerIsHeardAgainAndNoneOfTheFactsThatArePutBack() {
    choose();
    List<String> first = List.copyOf(fired);
    int facts = inserted.size();
    assertThat(first).isNotEmpty();
    clear();
    match.undo();
    assertThat(fired).isEmpty();
    assertThat(inserted).isEmpty();
    choose();
    assertThat(fired).isEqualTo(first);
    assertThat(inserted).hasSize(facts);
  }

  @Test
  void afterAFailedAnswerTheNextOneIsHeard() {
    throwing = true;
    assertThatThrownBy(this::choose).hasMessage("mine");
    throwing = false;
    clear();
    choose();
    assertThat(fired).isNotEmpty();
  }

  @Test
  void aRemovedListenerStaysRemoved() {
    KieSession before = match.session();
    before.getAgendaEventListeners().stream()
        .filter(Rules.class::isInstance)
        .forEach(before::removeEventListener);
    choose();
    match.undo();
    assertThat(match.session().getAgendaEventListeners()).noneMatch(Rules.class::isInstance);
    assertThat(match.session().getRuleRuntimeEventListeners()).anyMatch(Facts.class::isInstance);
    choose();
    assertThat(fired).isEmpty();
    assertThat(inserted).isNotEmpty();
  }

  @Test
  void aForkIsNotHeard() {
    try (Match fork = match.fork()) {
      clear();
      Decision asked = fork.pendingDecisions().get(0);
      fork.choose(asked, asked.options().get(0));
      assertThat(fired).isEmpty();
    }
  }
}
