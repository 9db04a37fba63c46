package dev.runesheet.engine;

import java.util.ArrayList;
import java.util.List;

/** The questions that a match has put, and their answers. */
final class Questions {

  private final Machine machine;

  Questions(Machine machine) {
    this.machine = machine;
  }

  /** The questions that can be answered now, oldest first: of those that are queued the first. */
  List<Pending> open() {
    List<Pending> open = new ArrayList<>();
    boolean queue = false;
    for (Pending question : machine.position.pending) {
      if (question.given() == null && !(queue && question.queued())) {
        open.add(question);
        queue |= question.queued();
      }
    }
    return open;
  }

  /**
   * The open question of an id.
   *
   * @throws IllegalChoiceException if there is none
   */
  Pending find(String decisionId) {
    for (Pending question : open()) {
      if (question.decision().id().equals(decisionId)) {
        return question;
      }
    }
    throw new IllegalChoiceException(
        "decision '"
            + decisionId
            + "' is not open"
            + (machine.position.over ? ": the match is over." : "."));
  }

  /**
   * The open question of an id that a player is asked.
   *
   * @throws IllegalChoiceException if the player has none; it does not say whether another has
   */
  Pending find(int player, String decisionId) {
    for (Pending question : open()) {
      Decision decision = question.decision();
      if (decision.player() == player && decision.id().equals(decisionId)) {
        return question;
      }
    }
    throw new IllegalChoiceException(
        "decision '" + decisionId + "' is not open to player " + player + ".");
  }

  /**
   * The option of an id.
   *
   * @throws IllegalChoiceException if there is none, perhaps with the game's reason
   */
  Option option(Decision decision, String optionId) {
    Option option = decision.option(optionId);
    if (option != null) {
      return option;
    }
    String reason = machine.rules.refusal(machine, decision, optionId);
    throw new IllegalChoiceException(
        reason.isEmpty()
            ? "option '"
                + optionId
                + "' is not one of "
                + decision.options().stream().map(Option::id).toList()
            : reason);
  }

  /**
   * The number of a player of the match.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  int player(int number) {
    int players = machine.rules.players(machine.position.game);
    if (number < 0 || number >= players) {
      throw new IllegalArgumentException(
          "player ("
              + number
              + ") is not in this match; players are 0 to "
              + (players - 1)
              + ". Maybe they were counted from 1.");
    }
    return number;
  }

  /** Carries out an answer; those of a group wait until all of it are given. */
  void answer(Pending question, Option option) {
    List<Pending> pending = machine.position.pending;
    if (question.group().isEmpty()) {
      if (!question.decision().standing()) {
        pending.remove(question);
      }
      machine.answer(question, option);
      return;
    }
    pending.set(pending.indexOf(question), question.answered(option));
    List<Pending> group =
        pending.stream().filter(one -> one.group().equals(question.group())).toList();
    if (group.stream().allMatch(one -> one.given() != null)) {
      pending.removeAll(group);
      group.forEach(one -> machine.answer(one, one.given()));
    }
  }
}
