package dev.runesheet.language.effectops;

import dev.runesheet.document.WordTable;

/**
 * An op that is a verb under another name.
 *
 * @param op its name in JSON
 * @param verb the verb's name in the catalog
 * @param fields JSON fields that are named otherwise than the verb's parameters, and those
 * @param needs an attribute that the mode must have for it (decision 26), or empty
 */
record OpName(String op, String verb, WordTable<String> fields, String needs) {

  static OpName of(String op, String verb) {
    return new OpName(op, verb, WordTable.empty(), "");
  }

  OpName naming(String field, String parameter) {
    return new OpName(op, verb, fields.and(field, parameter), needs);
  }

  OpName needing(String attribute) {
    return new OpName(op, verb, fields, attribute);
  }
}
