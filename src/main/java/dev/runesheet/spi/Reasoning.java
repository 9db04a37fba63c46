package dev.runesheet.spi;

import com.fasterxml.jackson.databind.JsonNode;

/** The answer to a question why an event happened in a match, or why it did not. */
public interface Reasoning {

  /** The answer for people, line by line. */
  String text();

  /** The answer for programs; {@code docs/testers.md} describes the fields. */
  JsonNode json();
}
