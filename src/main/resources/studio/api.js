// Asks the server. A refusal becomes an Error with its sentence, its status and its details.

export async function get(path, query = {}) {
  const words = new URLSearchParams(query).toString();
  return answer(await fetch(path + (words ? '?' + words : '')));
}

export async function post(path, body = {}) {
  return answer(await fetch(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)}));
}

async function answer(response) {
  let read = {};
  try {
    read = await response.json();
  } catch {
    read = {problem: 'The studio gave no answer that can be read.'};
  }
  if (response.ok) return read;
  const refusal = new Error(read.problem || 'The studio refused this.');
  refusal.status = response.status;
  refusal.details = read;
  throw refusal;
}

export const address = (game, rest) => `/api/${encodeURIComponent(game)}/${rest}`;
